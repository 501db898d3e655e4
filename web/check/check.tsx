import { useCallback } from 'react'
import { useCreatorMessages, useLanguage, useScreens } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import { useLate } from '../ui/use-late.ts'
import { checkWords } from './check-words.ts'
import type { FindingsListProps } from './findings-list.tsx'

export type CheckProps = Omit<FindingsListProps, 'words'>

/**
 * What is worth a second look in a ceremony; says so while it is being loaded, and when it cannot be. With it come the
 * lists of four languages.
 */
export function Check(props: CheckProps) {
  const { language } = useLanguage()
  const { missingPiece } = useScreens()
  const { bar } = useCreatorMessages().desk
  const load = useCallback(async () => {
    const [{ FindingsList }, words] = await Promise.all([
      import('./findings-list.tsx'),
      checkWords[language](),
    ])
    return { FindingsList, words }
  }, [language])
  const late = useLate(load)
  if (late.kind === 'loading') {
    return (
      <p className="font-semibold" role="status">
        {bar.checking}
      </p>
    )
  }
  if (late.kind === 'missing') {
    return (
      <div className="notice notice-failure" role="alert">
        <p>{bar.checkMissing}</p>
        <Button onClick={late.again}>{missingPiece.retry}</Button>
      </div>
    )
  }
  const { FindingsList, words } = late.value
  return <FindingsList words={words} {...props} />
}
