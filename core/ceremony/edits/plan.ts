/**
 * Edits to a plan. Each returns the ceremony's next state; for a key that is not in the plan, the very same ceremony.
 */
import type { Body, Ceremony, PlacedSection } from '../document.ts'
import { firstKeyOf, throughSecond } from '../second-language.ts'
import { changed } from './change.ts'

/**
 * Replaces the section with this key, or its body where the key is that of a second text; returning the same section
 * means no change.
 */
export function replaceSection(
  ceremony: Ceremony,
  key: string,
  replacement: (section: PlacedSection) => PlacedSection,
  nowMs: number,
): Ceremony {
  if (!ceremony.plan.some((section) => section.key === key) && firstKeyOf(key) !== undefined) {
    return throughSecond((second) => replaceSection(second, key, replacement, nowMs))(
      ceremony,
      nowMs,
    )
  }
  const plan = ceremony.plan.map((section) =>
    section.key === key ? replacement(section) : section,
  )
  const isSame = plan.every((section, position) => section === ceremony.plan[position])
  return isSame ? ceremony : changed(ceremony, { plan }, nowMs)
}

/** A key no section has or had: a removed one may still have versions. */
function freeKey({ plan, versions }: Ceremony, kind: string): string {
  const isTaken = (key: string): boolean =>
    Object.hasOwn(versions, key) || plan.some((section) => section.key === key)
  if (!isTaken(kind)) return kind
  let number = 2
  while (isTaken(`${kind}-${number}`)) number += 1
  return `${kind}-${number}`
}

export function switchSection(
  ceremony: Ceremony,
  key: string,
  isOn: boolean,
  nowMs: number,
): Ceremony {
  return replaceSection(
    ceremony,
    key,
    (section) => (section.isOn === isOn ? section : { ...section, isOn }),
    nowMs,
  )
}

/** Moves a section to a position, counted from 0 without the section itself; beyond either end means at that end. */
export function moveSection(
  ceremony: Ceremony,
  key: string,
  position: number,
  nowMs: number,
): Ceremony {
  const section = ceremony.plan.find((one) => one.key === key)
  if (section === undefined) return ceremony
  const plan = ceremony.plan.filter((one) => one !== section)
  plan.splice(Math.max(0, position), 0, section)
  const isSame = plan.every((one, index) => one === ceremony.plan[index])
  return isSame ? ceremony : changed(ceremony, { plan }, nowMs)
}

/** Adds a copy of this section right after it, with a new key. */
export function doubleSection(ceremony: Ceremony, key: string, nowMs: number): Ceremony {
  const position = ceremony.plan.findIndex((section) => section.key === key)
  const section = ceremony.plan[position]
  if (section === undefined) return ceremony
  const double = { ...section, key: freeKey(ceremony, section.kind) }
  return changed(ceremony, { plan: ceremony.plan.toSpliced(position + 1, 0, double) }, nowMs)
}

/** Gives a section its own heading; an empty one restores the library's. */
export function renameSection(
  ceremony: Ceremony,
  key: string,
  title: string,
  nowMs: number,
): Ceremony {
  return replaceSection(
    ceremony,
    key,
    ({ title: _former, ...section }) =>
      title.trim() === '' ? section : { ...section, title: title.trim() },
    nowMs,
  )
}

/** Removes a section from the plan. Its former bodies stay with the ceremony, and its last one joins them. */
export function removeSection(ceremony: Ceremony, key: string, nowMs: number): Ceremony {
  const section = ceremony.plan.find((one) => one.key === key)
  if (section === undefined) return ceremony
  const former = ceremony.versions[key] ?? []
  return changed(
    ceremony,
    {
      plan: ceremony.plan.filter((one) => one !== section),
      versions: {
        ...ceremony.versions,
        [key]: [...former, { replacedAtMs: nowMs, body: section.body }],
      },
    },
    nowMs,
  )
}

/** Adds a section at a position, counted from 0; beyond either end means at that end. */
export function addSection(
  ceremony: Ceremony,
  section: { kind: string; title?: string; body: Body },
  position: number,
  nowMs: number,
): Ceremony {
  const { kind, title, body } = section
  const added: PlacedSection = {
    key: freeKey(ceremony, kind),
    kind,
    isOn: true,
    ...(title === undefined ? {} : { title }),
    body,
  }
  const plan = ceremony.plan.toSpliced(Math.max(0, position), 0, added)
  return changed(ceremony, { plan }, nowMs)
}

/** Puts a removed section back as it was, at a position counted from 0; one that is in the plan stays where it is. */
export function putBackSection(
  ceremony: Ceremony,
  section: PlacedSection,
  position: number,
  nowMs: number,
): Ceremony {
  if (ceremony.plan.some(({ key }) => key === section.key)) return ceremony
  return changed(ceremony, { plan: ceremony.plan.toSpliced(position, 0, section) }, nowMs)
}
