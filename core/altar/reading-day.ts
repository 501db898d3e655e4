/** Whether a ceremony that was opened to be read is read on its day. */

/**
 * `toCome` is plain news: there is time to rehearse. The others need care: there is no day, it has gone by, or another
 * ceremony of this device is today's, so that this one may have been opened in its place.
 */
export type ReadingDay = 'today' | 'toCome' | 'passed' | 'noDate' | 'anotherIsToday'

/**
 * What there is to do with a ceremony, what is likely first: before its day there are no guests yet, and what can be done
 * is to rehearse. By its own date alone, since others are known only after the first drawing, when somebody may be about
 * to touch one of the two.
 * @param date of the ceremony, `YYYY-MM-DD` or empty
 * @param today `YYYY-MM-DD`
 */
export function waysIn(
  date: string,
  today: string,
): readonly ['rehearse', 'begin'] | readonly ['begin', 'rehearse'] {
  return date > today ? ['rehearse', 'begin'] : ['begin', 'rehearse']
}

/**
 * @param date of the ceremony, `YYYY-MM-DD` or empty
 * @param today `YYYY-MM-DD`
 * @param otherDates of the other ceremonies that can be read on this device
 */
export function readingDay(date: string, today: string, otherDates: readonly string[]): ReadingDay {
  if (date === today) return 'today'
  if (otherDates.includes(today)) return 'anotherIsToday'
  if (date === '') return 'noDate'
  return date > today ? 'toCome' : 'passed'
}
