import { isLanguage, type Language, languageDetails, languages } from '#core/languages.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Flag } from './flag.tsx'
import { useChooseLanguage } from './use-choose-language.ts'
import { useLanguage, useStoredLanguage } from './use-language.ts'

interface LanguageDialogProps {
  open: boolean
  onClose: () => void
  onChosen?: () => void
}

/** The language choice, opened on request. Closing it without choosing stores nothing. */
export function LanguageDialog({ open, onClose, onChosen }: LanguageDialogProps) {
  const { language: current, messages } = useLanguage()
  const { preference } = useStoredLanguage()
  const { language: words } = messages.screens
  const chooseLanguage = useChooseLanguage()

  const expected = preference === 'stored' ? current : browserLanguage(current)

  const choose = async (language: Language): Promise<void> => {
    await chooseLanguage(language)
    onClose()
    onChosen?.()
  }

  return (
    <Dialog open={open} onClose={onClose} title={words.title}>
      <p className="text-ink-soft">{words.explanation}</p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {languages.map((language) => (
          <li key={language}>
            <Button
              className="w-full justify-start"
              data-first-focus={language === expected ? '' : undefined}
              lang={languageDetails[language].locale}
              aria-current={preference === 'stored' && language === current ? 'true' : undefined}
              onClick={() => void choose(language)}
            >
              <Flag language={language} />
              {languageDetails[language].name}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** The first of our languages in the browser's order of preference. */
function browserLanguage(fallback: Language): Language {
  if (typeof navigator === 'undefined') return fallback
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return wanted.find(isLanguage) ?? fallback
}
