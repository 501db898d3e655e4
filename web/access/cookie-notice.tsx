import { useLanguage } from '../language/use-language.ts'
import { useCookiesAllowed } from '../storage/use-cookies-allowed.ts'

/** Explains why nobody can log in while cookies are blocked: the session is a cookie. */
export function CookieNotice() {
  const { access } = useLanguage().messages
  return useCookiesAllowed() ? null : <p className="notice">{access.withoutCookies}</p>
}
