import * as v from 'valibot'

/** A day as the operator types it: its first moment in UTC. */
export const dayOption = v.pipe(
  v.string('is missing'),
  v.isoDate('must be a day such as 2026-12-31'),
  v.transform((day) => Date.parse(`${day}T00:00:00Z`)),
)

const dayMs = 24 * 60 * 60_000

/** From the first day to the last, both included; the last 30 days by default. */
export function periodOf(
  { from, to }: { from?: number | undefined; to?: number | undefined },
  now: number,
): { from: number; until: number } {
  const until = to === undefined ? now + 1 : to + dayMs
  return { from: from ?? until - 30 * dayMs, until }
}
