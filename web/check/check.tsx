import { useLanguage } from '../language/use-language.ts'
import { useLateWords } from '../language/use-late-words.ts'
import { checkWords } from './check-words.ts'
import { FindingsList, type FindingsListProps } from './findings-list.tsx'

export type CheckProps = Omit<FindingsListProps, 'words'>

/**
 * What is worth a second look in a ceremony. Load it where it is first asked for: with it come the lists of four
 * languages.
 */
export function Check(props: CheckProps) {
  const words = useLateWords(checkWords)
  const { access, screens } = useLanguage().messages
  if (words === 'loading') return <p className="text-ink-soft">{access.loading}</p>
  if (words === 'missing') return <p role="alert">{screens.failures.offline}</p>
  return <FindingsList words={words} {...props} />
}
