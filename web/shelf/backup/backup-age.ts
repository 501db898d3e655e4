/** How long ago a backup was made, as a person says it: "hoje", "há 3 dias", "no mês passado". */
export function backupAge(lastMs: number, nowMs: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  // A clock that was set back must not speak of the future.
  const days = Math.max(0, Math.floor((nowMs - lastMs) / (24 * 60 * 60 * 1000)))
  if (days < 14) return words.format(-days, 'day')
  if (days < 60) return words.format(-Math.floor(days / 7), 'week')
  return words.format(-Math.floor(days / 30), 'month')
}
