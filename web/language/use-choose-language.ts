import { useLocation, useNavigate } from 'react-router'
import { defaultLanguage, type Language } from '#core/languages.ts'
import { publicPageAt, publicPagePath } from '#core/pages/public-pages.ts'
import { showToast } from '../ui/toast.ts'
import { chooseLanguage, useScreens } from './use-language.ts'

/**
 * Stores a language as the visitor's choice and goes to the page in it. If the language cannot be loaded, says so and
 * leaves the page as it is. Resolves either way.
 */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { toast, failures } = useScreens()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return async (language) => {
    try {
      await chooseLanguage(language)
    } catch {
      showToast({ kind: 'failure', title: toast.error, text: failures.offline })
      return
    }
    const page = publicPageAt(pathname)
    // The plain address already follows the preference.
    if (page === undefined || page.language === defaultLanguage) return
    await navigate(publicPagePath({ ...page, language }), { preventScrollReset: true })
  }
}
