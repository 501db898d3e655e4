import { defaultLanguage, type Language, languageDetails, languages } from '#core/languages.ts'
import { publicPageNames, publicPagePath } from '#core/public-pages.ts'
import { appPath } from '../access/app-path.ts'
import { languageKey, pinExpiryKey, pinKey, userKey } from '../storage/keys.ts'
import type { BeforePaintPlan } from './before-paint.ts'

const others = languages.filter((language) => language !== defaultLanguage)

function byLanguage(value: (language: Language) => string): Record<string, string> {
  return Object.fromEntries(others.map((language) => [language, value(language)]))
}

/** The ways that are known before a page is painted. */
export const beforePaintPlan: BeforePaintPlan = {
  userKey,
  pinKey,
  pinExpiryKey,
  languageKey,
  visitorPaths: [
    ...languages.map((language) => publicPagePath({ name: 'landing', language })),
    '/login',
  ],
  appPath,
  locales: byLanguage((language) => languageDetails[language].locale),
  moves: Object.fromEntries(
    publicPageNames.map((name) => [
      publicPagePath({ name, language: defaultLanguage }),
      byLanguage((language) => publicPagePath({ name, language })),
    ]),
  ),
}
