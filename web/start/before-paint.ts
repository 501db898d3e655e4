/**
 * Runs in a script in the page's head, before the first paint, so it imports nothing that is not a type: whoever
 * belongs elsewhere never sees this page (design.md section 10). It only takes the way early that the page would take
 * by itself (access/guard.tsx, language/use-language.ts); where storage is refused, the page does.
 */

/** What the script has to know of the page it stands in, given as data. */
export interface BeforePaintPlan {
  /** Storage keys of the session. */
  userKey: string
  pinKey: string
  pinExpiryKey: string
  /** Where a page for visitors leads whoever has a valid session. */
  sessionTo?: string
  /** The page is for whoever has a session. */
  isBehindDoor?: true
  /** Absent on a page that keeps its own language. */
  choice?: {
    /** Storage key of the language. */
    key: string
    /** `lang` of each language but the one the page is built in. */
    locales: Readonly<Record<string, string>>
    /** Where the page is in each of those languages, if it is a page for each. */
    moves?: Readonly<Record<string, string>>
  }
}

/** The page's surroundings, apart so that they can be tried without a page. */
export interface BeforePaintPage {
  document: Pick<Document, 'documentElement'>
  location: Pick<Location, 'search' | 'hash' | 'replace'>
  localStorage: Pick<Storage, 'getItem'>
}

/**
 * The page stays hidden until another one has taken its place, or until it speaks the stored language. The creator is
 * shown at once to whoever has a session here; whether anybody else may enter, the server is asked first.
 */
export function beforePaint(page: BeforePaintPage, plan: BeforePaintPlan): void {
  const { userKey, pinKey, pinExpiryKey, sessionTo, isBehindDoor, choice } = plan
  const { document, location } = page
  const root = document.documentElement
  const stored = (key: string): string => {
    try {
      return page.localStorage.getItem(key) ?? ''
    } catch {
      // Refused: the page finds its way by itself.
      return ''
    }
  }
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

  // The link of a letter has its key in the fragment, and is for `/login` to deal with.
  if (sessionTo !== undefined && !location.hash.includes('=') && hasSession()) {
    leave(sessionTo)
    return
  }
  if (isBehindDoor && !hasSession()) root.setAttribute('data-nobody', '')

  const language = choice === undefined ? '' : stored(choice.key)
  if (choice === undefined || !Object.hasOwn(choice.locales, language)) return
  root.lang = choice.locales[language] ?? ''
  root.setAttribute('data-veiled', '')
  const move = choice.moves?.[language]
  if (move !== undefined) leave(move + location.search + location.hash)
}
