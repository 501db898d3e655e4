import { parseAccept } from 'hono/utils/accept'
import { defaultLanguage, isLanguage, type Language } from '#core/languages.ts'

/**
 * The language of ours that a browser prefers (RFC 9110 section 12.5.4; `fr-CA` counts as `fr`), otherwise Portuguese.
 */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  for (const { type, q } of parseAccept(acceptLanguage ?? '')) {
    const primary = type.split('-', 1)[0]?.toLowerCase()
    if (q > 0 && isLanguage(primary)) return primary
  }
  return defaultLanguage
}
