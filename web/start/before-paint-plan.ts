import { defaultLanguage, type Language, languageDetails, languages } from '#core/languages.ts'
import { publicPageAt, publicPagePath, renewalFragment } from '#core/pages/public-pages.ts'
import { returnPagePaths } from '#core/selling/return-paths.ts'
import { appPath } from '../access/app-path.ts'
import { heldMarks } from '../reading/holds-ceremonies.ts'
import {
  languageKey,
  pinExpiryKey,
  pinKey,
  pinNotedKey,
  unsentLogoutKey,
  userKey,
} from '../storage/keys.ts'
import type { BeforePaintPlan } from './before-paint.ts'

const others = languages.filter((language) => language !== defaultLanguage)

function byLanguage(value: (language: Language) => string): Record<string, string> {
  return Object.fromEntries(others.map((language) => [language, value(language)]))
}

/** Buyers back from paying have more on their mind than a language. */
function isReturnPage(path: string): boolean {
  return returnPagePaths.some((returnPath) => returnPath === path)
}

/** The redirects known before the page at this address is painted. */
export function beforePaintPlan(pathname: string): BeforePaintPlan {
  const path = pathname.replace(/(.)\/$/, '$1')
  const page = publicPageAt(path)
  const isEntrance = page?.name === 'landing' || path === '/login'
  const keepsLanguage = page !== undefined && page.language !== defaultLanguage
  return {
    userKey,
    pinKey,
    pinExpiryKey,
    languageKey,
    ...(!isReturnPage(path) && { offers: languages }),
    ...(isEntrance && { sessionTo: appPath }),
    ...(page?.name === 'landing' && { renewal: renewalFragment }),
    ...(path === appPath && { isBehindDoor: true, pinNotedKey }),
    ...((isEntrance || path === appPath) && {
      held: { marks: heldMarks, closed: unsentLogoutKey },
    }),
    ...(!keepsLanguage && {
      choice: {
        locales: byLanguage((language) => languageDetails[language].locale),
        ...(page !== undefined && {
          moves: byLanguage((language) => publicPagePath({ ...page, language })),
        }),
      },
    }),
  }
}
