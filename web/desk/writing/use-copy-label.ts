import { useSyncExternalStore } from 'react'
import { useCreatorMessages } from '../../language/use-language.ts'
import { hasShareSheet } from './share-sheet.ts'

const never = (): (() => void) => () => undefined

/** "Enviar uma cópia para mim" where something is sent; where the browser can only save, what it does instead. */
export function useCopyLabel(): string {
  const { bar } = useCreatorMessages().desk
  const sends = useSyncExternalStore(
    never,
    () => hasShareSheet(navigator),
    () => true,
  )
  return sends ? bar.sendCopy : bar.downloadCopy
}
