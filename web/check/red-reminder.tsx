import { counted } from '#core/messages/counted.ts'
import { useLanguage } from '../language/use-language.ts'
import { useLateWords } from '../language/use-late-words.ts'
import { checkWords } from './check-words.ts'
import type { Checked } from './checking.ts'
import { useFindings } from './use-findings.ts'

/** For the menu that saves and prints: says once how much is red, and holds nobody up. Nothing while nothing is. */
export function RedReminder(checked: Checked) {
  const words = useLateWords(checkWords)
  const { language } = useLanguage()
  const reds = useFindings(checked, { onlyRed: true }).findings.length
  if (reds === 0 || typeof words === 'string') return null
  return <p className="notice notice-failure">{words.beforeSaving(counted(reds, language))}</p>
}
