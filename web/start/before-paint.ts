/**
 * Runs in a script in the page's head, before the first paint, so it imports nothing but types: visitors who belong on
 * another page never see this one (docs/design/pages.md section 2). It only does early what the page would do anyway
 * (access/guard.tsx, language/use-language.ts), and leaves it to the page where storage is refused.
 */

/** What the script has to know about its page, passed as data. */
export interface BeforePaintPlan {
  /** Storage keys of the session. */
  userKey: string
  pinKey: string
  pinExpiryKey: string
  /** Where a visitors' page redirects anyone with a valid session. */
  sessionTo?: string
  /** The fragment that goes along with them: they have come to renew. */
  renewal?: string
  /** The page is only for people with a session. */
  isBehindDoor?: true
  /** Storage key that puts the drawn page's note of the PIN away. */
  pinNotedKey?: string
  /** Storage keys that ceremonies of this device leave, and the one that closes them. */
  held?: { marks: readonly string[]; closed: string }
  /** Storage key of the language. */
  languageKey: string
  /** The languages to choose from, on a page that offers them to visitors who have not chosen one. */
  offers?: readonly string[]
  /** Absent on a page that keeps its own language. */
  choice?: {
    /** `lang` of each language except the one the page is built in. */
    locales: Readonly<Record<string, string>>
    /** The page's address in each of those languages, if it has one. */
    moves?: Readonly<Record<string, string>>
  }
}

/** What the script uses of the page, passed in for tests. */
export interface BeforePaintPage {
  document: Pick<Document, 'documentElement'>
  location: Pick<Location, 'search' | 'hash' | 'replace'>
  localStorage: Pick<Storage, 'getItem'>
}

/**
 * Hides the page until it is replaced by another, or until it is in the stored language. The creator shows at once to
 * anyone with a session here; for everyone else, the server is asked first.
 */
export function beforePaint(page: BeforePaintPage, plan: BeforePaintPlan): void {
  const { userKey, pinKey, pinExpiryKey, languageKey, offers, sessionTo, isBehindDoor, choice } =
    plan
  const { held, pinNotedKey } = plan
  const { document, location } = page
  const root = document.documentElement
  const read = (key: string): string | null => {
    try {
      return page.localStorage.getItem(key)
    } catch {
      // Refused: the page redirects by itself later.
      return null
    }
  }
  const stored = (key: string): string => read(key) ?? ''
  const hasSession = (): boolean => {
    try {
      return (
        Date.parse(stored(pinExpiryKey)) > Date.now() &&
        /^[1-9]\d{5}$/.test(stored(pinKey)) &&
        JSON.parse(stored(userKey)) instanceof Object
      )
    } catch {
      return false
    }
  }
  const leave = (address: string): void => {
    root.setAttribute('data-veiled', '')
    location.replace(address)
  }

  // A letter's link carries its key in the fragment, and `/login` must deal with it undisturbed.
  const isMailedLink = location.hash.includes('=')
  if (sessionTo !== undefined && !isMailedLink && hasSession()) {
    leave(location.hash === plan.renewal ? sessionTo + location.hash : sessionTo)
    return
  }
  if (isBehindDoor && !hasSession()) root.setAttribute('data-nobody', '')

  if (pinNotedKey !== undefined && read(pinNotedKey) !== null) {
    root.setAttribute('data-pin-noted', '')
  }

  // A closed shelf is marked by an empty entry.
  if (held?.marks.some((key) => read(key) !== null) && read(held.closed) === null) {
    root.setAttribute('data-holds-ceremonies', '')
  }

  const mailed = /&language=(\w+)$/.exec(location.hash)?.[1] ?? ''
  const language = stored(languageKey) || mailed
  if (offers?.includes(language) === false && !isMailedLink) {
    root.setAttribute('data-offers-language', '')
  }
  if (choice === undefined || !Object.hasOwn(choice.locales, language)) return
  root.lang = choice.locales[language] ?? ''
  root.setAttribute('data-veiled', '')
  const move = choice.moves?.[language]
  if (move !== undefined) leave(move + location.search + location.hash)
}
