import type { Site } from '#core/wire.ts'
import { readWriterChoice } from '../../generation/own-key.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { browserDevice } from '../../storage/device.ts'

/** Says so where a program writes that is no artificial intelligence. */
export function Demonstration({ site }: { site: Site | undefined }) {
  const { preview } = useCreatorMessages().creator
  const isDemonstration =
    site?.services.ai === 'sandbox' && readWriterChoice(browserDevice).writer === 'service'
  return isDemonstration ? <p className="notice text-sm">{preview.demonstration}</p> : null
}
