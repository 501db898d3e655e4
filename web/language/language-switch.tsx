import { useState } from 'react'
import { languageDetails } from '#core/languages.ts'
import { Button } from '../ui/button.tsx'
import { Flag } from './flag.tsx'
import { LanguageDialog } from './language-dialog.tsx'
import { useLanguage } from './use-language.ts'

interface LanguageSwitchProps {
  /** The name is there on a phone too: a flag alone among words says nothing. */
  isNamed?: boolean
  /** For what it stands in. */
  onChosen?: () => void
}

/**
 * Shows the current language and opens the choice of another; on a phone only the flag is visible, with the name still
 * there for screen readers.
 */
export function LanguageSwitch({ isNamed = false, onChosen }: LanguageSwitchProps) {
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
        <span className={isNamed ? undefined : 'hidden sm:inline'}>{name}</span>
      </Button>
      <LanguageDialog
        open={open}
        onClose={() => setOpen(false)}
        {...(onChosen === undefined ? {} : { onChosen })}
      />
    </>
  )
}
