import { useState } from 'react'
import { LanguageDialog } from './language-dialog.tsx'
import { useLanguage } from './use-language.ts'

/** Asks for the language on any page while none is stored; dismissed, it comes back with the next visit. */
export function FirstVisitDialog() {
  const { preference } = useLanguage()
  const [dismissed, setDismissed] = useState(false)
  return (
    <LanguageDialog open={preference === 'none' && !dismissed} onClose={() => setDismissed(true)} />
  )
}
