import { useState } from 'react'
import { languageDetails } from '#core/languages.ts'
import { Button } from '../ui/button.tsx'
import { Flag } from './flag.tsx'
import { LanguageDialog } from './language-dialog.tsx'
import { useLanguage } from './use-language.ts'

/**
 * Shows the current language and opens the choice of another; on a phone only the flag is visible, with the name still
 * there for screen readers. `onChosen` is for what it stands in.
 */
export function LanguageSwitch({ onChosen }: { onChosen?: () => void }) {
  const { language, messages } = useLanguage()
  const [open, setOpen] = useState(false)
  const { name } = languageDetails[language]
  return (
    <>
      <Button
        look="quiet"
        onClick={() => setOpen(true)}
        aria-label={messages.screens.language.changeFrom(name)}
      >
        <Flag language={language} />
        <span className="hidden sm:inline">{name}</span>
      </Button>
      <LanguageDialog
        open={open}
        onClose={() => setOpen(false)}
        {...(onChosen === undefined ? {} : { onChosen })}
      />
    </>
  )
}
