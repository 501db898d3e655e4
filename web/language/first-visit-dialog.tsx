import { useEffect, useState } from 'react'
import { LanguageDialog } from './language-dialog.tsx'
import { useStoredLanguage } from './use-language.ts'

/** Asks for the language on any page while none is stored; dismissed, it comes back with the next visit. */
export function FirstVisitDialog() {
  const { preference } = useStoredLanguage()
  const [asked, setAsked] = useState<'not-yet' | 'asked' | 'dismissed'>('not-yet')

  useEffect(() => {
    if (preference !== 'none') return
    // Whoever was quicker and has opened a dialog, perhaps this one, is not interrupted.
    const timer = setTimeout(() => {
      if (document.querySelector('dialog[open]') === null) setAsked('asked')
    })
    return () => clearTimeout(timer)
  }, [preference])

  return (
    <LanguageDialog
      open={preference === 'none' && asked === 'asked'}
      onClose={() => setAsked('dismissed')}
    />
  )
}
