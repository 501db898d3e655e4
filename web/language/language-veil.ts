import { defaultLanguage, languageDetails } from '#core/languages.ts'
import { languageKey } from '../storage/keys.ts'

const otherLocales = Object.fromEntries(
  Object.entries(languageDetails)
    .filter(([language]) => language !== defaultLanguage)
    .map(([language, { locale }]) => [language, locale]),
)

/**
 * Script for the page's head, run before the first paint: a page prerendered in the default language
 * stays hidden from someone who chose another one until it speaks theirs (design.md section 10).
 * The style sheet shows the page after a while in any case.
 */
export const languageVeilScript = `try{var l=${JSON.stringify(otherLocales)}[localStorage.getItem(${JSON.stringify(languageKey)})];if(l){var d=document.documentElement;d.lang=l;d.setAttribute("data-veiled","")}}catch(e){}`
