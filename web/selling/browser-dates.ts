import type { Language } from '#core/languages.ts'

/** How this browser's user reads dates, as far as the browser says: what letters about a purchase follow. */
export function browserDates(
  language: Language,
  spoken: readonly string[] = navigator.languages,
): { timeZone: string; locale?: string } {
  const locale = spoken.find((tag) => tag.split('-')[0] === language)
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return { timeZone, ...(locale !== undefined && { locale }) }
}
