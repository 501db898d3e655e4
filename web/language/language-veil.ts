import { defaultLanguage, type Language, languageDetails, languages } from '#core/languages.ts'
import { publicPageNames, publicPagePath } from '#core/public-pages.ts'
import { languageKey } from '../storage/keys.ts'

const others = languages.filter((language) => language !== defaultLanguage)

function byLanguage(value: (language: Language) => string): Record<string, string> {
  return Object.fromEntries(others.map((language) => [language, value(language)]))
}

const locales = byLanguage((language) => languageDetails[language].locale)

/** Where a public page's plain address leads in each other language. */
const moves = Object.fromEntries(
  publicPageNames.map((name) => [
    publicPagePath({ name, language: defaultLanguage }),
    byLanguage((language) => publicPagePath({ name, language })),
  ]),
)

const choice = `^(${others.join('|')})$`
const spokenByAddress = `^/(${others.join('|')})(/|$)`

/**
 * Script for the page's head, run before the first paint (design.md section 10). For someone who chose another
 * language, a public page's plain address leads on to that language's, and any other page stays hidden until it
 * speaks it. Addresses of a language are left alone. The style sheet shows the page after a while in any case.
 */
export const languageVeilScript = `try{var s=localStorage.getItem(${JSON.stringify(languageKey)}),p=location.pathname.replace(/(.)\\/$/,"$1"),m=${JSON.stringify(moves)}[p],d=document.documentElement;if(RegExp(${JSON.stringify(choice)}).test(s)&&!RegExp(${JSON.stringify(spokenByAddress)}).test(p)){d.lang=${JSON.stringify(locales)}[s];d.setAttribute("data-veiled","");if(m)location.replace(m[s]+location.search+location.hash)}}catch(e){}`
