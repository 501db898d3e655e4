import { isLanguage, type Language } from '#core/languages.ts'

const fragmentPattern = /^#enrol=([\w-]{1,100})(?:&language=(\w+))?$/

/** What a letter's link carries. */
export interface MailedLink {
  key: string
  /** The letter's, where it is not the language that a new browser is shown. */
  language: Language | undefined
}

/** Of a letter's link, `/login#enrol=<key>` or `/login#enrol=<key>&language=es`; undefined for any other fragment. */
export function mailedLinkOf(fragment: string): MailedLink | undefined {
  const [, key, language] = fragmentPattern.exec(fragment) ?? []
  if (key === undefined) return undefined
  return { key, language: language !== undefined && isLanguage(language) ? language : undefined }
}

/**
 * Removes the key from the address at once, leaving no trace in the history, where the next person at this screen could
 * read it.
 */
export function takeMailedLink(location: Location, history: History): MailedLink | undefined {
  const link = mailedLinkOf(location.hash)
  if (link !== undefined) {
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  return link
}
