/** Which dialect a service speaks. */
import { anthropic } from './anthropic.ts'
import type { Dialect } from './dialect.ts'
import { hosted } from './hosted.ts'
import { local } from './local.ts'

/** Every kind of service, in the order in which they claim an address; the last takes any. */
const dialects = { anthropic, local, hosted } satisfies Record<string, Dialect>

export type DialectName = keyof typeof dialects

const isDialectName = (name: string): name is DialectName => Object.hasOwn(dialects, name)

/** For a setting: the names that may be chosen. */
export const dialectNames: readonly DialectName[] = Object.keys(dialects).filter(isDialectName)

/** The dialect that was chosen for the service, or the one that is spoken at its address. */
export function dialectOf({
  baseUrl,
  dialect,
}: {
  baseUrl: string
  dialect?: DialectName | undefined
}): Dialect {
  if (dialect !== undefined) return dialects[dialect]
  return Object.values(dialects).find((one) => one.isSpokenAt(baseUrl)) ?? hosted
}
