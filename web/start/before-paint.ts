/**
 * Runs in a script in the page's head, before the first paint, so it imports nothing that is not a type: whoever
 * belongs elsewhere never sees this page (design.md section 10). It only takes the way early that the page would take
 * by itself (access/guard.tsx, language/use-language.ts); where storage is refused, the page does.
 */

/** What the script has to know, given as data. */
export interface BeforePaintPlan {
  /** Storage keys of the session, and of the language. */
  userKey: string
  pinKey: string
  pinExpiryKey: string
  languageKey: string
  /** Addresses that lead whoever has a valid session on to `appPath`. */
  visitorPaths: readonly string[]
  appPath: string
  /** `lang` of each language but the default one. */
  locales: Readonly<Record<string, string>>
  /** Where a public page's plain address leads in each of those languages. */
  moves: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** The page's surroundings, apart so that they can be tried without a page. */
export interface BeforePaintPage {
  document: Pick<Document, 'documentElement'>
  location: Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>
  localStorage: Pick<Storage, 'getItem'>
}

/**
 * The page stays hidden until another one has taken its place, or until it speaks the stored language. The creator is
 * shown at once to whoever has a session here; whether anybody else may enter, the server is asked first.
 */
export function beforePaint(page: BeforePaintPage, plan: BeforePaintPlan): void {
  const { userKey, pinKey, pinExpiryKey, languageKey, appPath } = plan
  const { document, location } = page
  const root = document.documentElement
  const path = location.pathname.replace(/(.)\/$/, '$1')
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
  const isVisitor = plan.visitorPaths.includes(path) && !location.hash.includes('=')
  if (isVisitor && hasSession()) {
    leave(appPath)
    return
  }
  if (path === appPath && !hasSession()) root.setAttribute('data-nobody', '')

  const language = stored(languageKey)
  const spoken = path.split('/')[1] ?? ''
  if (!Object.hasOwn(plan.locales, language) || Object.hasOwn(plan.locales, spoken)) return
  root.lang = plan.locales[language] ?? ''
  root.setAttribute('data-veiled', '')
  const move = plan.moves[path]?.[language]
  if (move !== undefined) leave(move + location.search + location.hash)
}
