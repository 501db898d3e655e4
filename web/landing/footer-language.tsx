import type { Language } from '#core/languages.ts'
import { browserDevice } from '../storage/device.ts'
import { languageKey } from '../storage/keys.ts'

interface FooterLanguageProps {
  language: Language
  current: boolean
  path: string
  name: string
  locale: string
}

/**
 * A plain link to the page in another language, for readers and search engines; following it also stores the choice.
 */
export function FooterLanguage({ language, current, path, name, locale }: FooterLanguageProps) {
  return (
    <a
      className="link"
      href={path}
      hrefLang={locale}
      lang={locale}
      aria-current={current ? 'page' : undefined}
      data-replay
      onClick={() => browserDevice.write(languageKey, language)}
    >
      {name}
    </a>
  )
}
