import { useEffect, useState } from 'react'
import { coupleFileName } from '#core/ceremony/couple-file-name.ts'
import { HelpLink } from '../../help/help-link.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { contentHash } from '../content-hash.ts'
import { deviceTransfers } from '../device-shelf.ts'
import type { ShelfRecord } from '../shelf-record.ts'
import { useCopiesWords, WithCopiesWords } from '../with-copies-words.tsx'
import { carriedCeremony, ceremonyToCarry, hasSecrets } from './ceremony-file.ts'
import type { FileForms } from './hand-over.ts'
import { HandOverButtons } from './hand-over-buttons.tsx'

/** One ceremony of the shelf as a file for another device. */
export function CarryPanel({ id }: { id: string }) {
  return (
    <WithCopiesWords>
      <Carry id={id} />
    </WithCopiesWords>
  )
}

function Carry({ id }: { id: string }) {
  const { messages } = useLanguage()
  const { carry: words } = useCopiesWords()
  const [record, setRecord] = useState<ShelfRecord | 'missing'>()
  const [withSecrets, setWithSecrets] = useState(false)

  useEffect(() => {
    void deviceTransfers.depart(id).then((departure) => {
      setRecord((departure.kind === 'done' && departure.value.records[0]) || 'missing')
    })
  }, [id])

  if (record === 'missing') {
    return <p role="alert">{messages.screens.toasts.fileRefused.unreadable}</p>
  }
  const forms = record && fileForms(record, withSecrets)

  const noteLeft = async (): Promise<void> => {
    if (record === undefined || withSecrets) return
    const carried = ceremonyToCarry(record.ceremony, { withSecrets })
    await deviceTransfers.noteLeft(id, await contentHash(carried))
  }

  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        {words.explanation} <HelpLink task="device" className="link" />
      </p>
      {record !== undefined && hasSecrets(record.ceremony) ? (
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            className="mt-1 size-5 flex-none accent-accent"
            checked={withSecrets}
            onChange={({ target }) => setWithSecrets(target.checked)}
          />
          <span>
            <span className="font-medium">{words.withSecrets}</span>
            <span className="block text-ink-soft text-sm">{words.withSecretsHint}</span>
          </span>
        </label>
      ) : null}
      <HandOverButtons forms={forms} onHandedOver={() => void noteLeft()} />
    </div>
  )
}

/** As the file it is, and as a plain text, which phones share. */
function fileForms({ ceremony, lineage }: ShelfRecord, withSecrets: boolean): FileForms {
  const text = carriedCeremony(ceremony, { withSecrets, lineage })
  return [
    new File([text], coupleFileName(ceremony, 'enlace.json'), { type: 'application/json' }),
    new File([text], coupleFileName(ceremony, 'enlace.txt'), { type: 'text/plain' }),
  ]
}
