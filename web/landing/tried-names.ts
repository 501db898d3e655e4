/** The two names tried on the landing page, kept for this tab so that the first ceremony begins with them. */
import * as v from 'valibot'
import { coupleKinds } from '#core/ceremony/couple-kind.ts'
import type { NamedCouple } from '#core/ceremony/edits/name-couple.ts'
import type { Device } from '../storage/device.ts'
import { triedNamesKey } from '../storage/keys.ts'

const triedNames = v.object({
  kind: v.picklist(coupleKinds),
  names: v.tuple([v.string(), v.string()]),
})

/** Keeps them in the place of those tried before; a tab that refuses only has them typed again. */
export function keepTriedNames(tab: Device, couple: NamedCouple): void {
  tab.write(triedNamesKey, JSON.stringify(couple))
}

/** Gives them once; undefined if none were tried or both were left blank. */
export function takeTriedNames(tab: Device): NamedCouple | undefined {
  const kept = tab.read(triedNamesKey)
  if (kept === null) return undefined
  tab.remove(triedNamesKey)
  const couple = v.safeParse(v.pipe(v.string(), v.parseJson(), triedNames), kept)
  if (!couple.success || couple.output.names.every((name) => name.trim() === '')) return undefined
  return couple.output
}
