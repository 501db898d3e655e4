import { useLocation, useNavigate } from 'react-router'
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageDetails,
  languages,
} from '#core/languages.ts'
import { publicPageAt, publicPagePath } from '#core/public-pages.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.ts'
import { Flag } from './flag.tsx'
import { chooseLanguage, useLanguage, useStoredLanguage } from './use-language.ts'

/** The choice of language: on the first visit, and whenever asked for. Closing it without choosing stores nothing. */
export function LanguageDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { language: current, messages } = useLanguage()
  const { preference } = useStoredLanguage()
  const { language: words, toast, failures } = messages.screens

  const { pathname } = useLocation()
  const navigate = useNavigate()

  const expected = preference === 'stored' ? current : browserLanguage(current)

  const choose = async (language: Language): Promise<void> => {
    try {
      await chooseLanguage(language)
      onClose()
      const page = publicPageAt(pathname)
      // The plain address follows the preference by itself.
      if (page === undefined || page.language === defaultLanguage) return
      await navigate(publicPagePath({ ...page, language }), { preventScrollReset: true })
    } catch {
      showToast({ kind: 'failure', title: toast.error, text: failures.offline })
      onClose()
    }
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

/** The language the browser asks for first among ours. */
function browserLanguage(fallback: Language): Language {
  if (typeof navigator === 'undefined') return fallback
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return wanted.find(isLanguage) ?? fallback
}
