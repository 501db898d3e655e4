/** How long something took: `7:05`. */
export function minutesAndSeconds(tookMs: number): string {
  const seconds = Math.max(0, Math.round(tookMs / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
