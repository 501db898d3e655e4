/** Starting a ceremony's plan anew from another one, without losing what was written for this couple. */
import type { Body, Ceremony, PlacedSection } from '../document.ts'
import { changed } from './change.ts'

/** Whether somebody wrote something here that the plan's text alone would not bring back. */
function holdsOwnWords({ title, body, otherTexts = {} }: PlacedSection): boolean {
  return (
    title !== undefined ||
    isOwn(body) ||
    Object.values(otherTexts).some((other) => isOwn(other.body))
  )
}

function isOwn(body: Body): boolean {
  switch (body.kind) {
    case 'fields':
      return false
    case 'written':
      return body.content.trim() !== '' || (body.ending?.edits.length ?? 0) > 0
    case 'library':
      return body.edits.length > 0
    case 'byHand':
      return body.lines.length > 0
  }
}

function isSamePlace(one: PlacedSection, other: PlacedSection): boolean {
  const text = (body: Body): string => (body.kind === 'written' ? body.text : '')
  return one.kind === other.kind && text(one.body) === text(other.body)
}

/**
 * The ceremony in the order of another plan. A section both have stays as it is here, words and all; one that only the
 * other has comes with its wording. What the other lacks goes, unless it holds words of this couple: then it
 * stands at the end, switched off.
 */
export function startFrom(
  ceremony: Ceremony,
  plan: readonly PlacedSection[],
  nowMs: number,
): Ceremony {
  const left = [...ceremony.plan]
  const placed = plan.map((section) => {
    const position = left.findIndex((own) => isSamePlace(own, section))
    const [own] = position === -1 ? [] : left.splice(position, 1)
    return own === undefined ? { section } : { own: { ...own, isOn: section.isOn } }
  })
  const kept = left.filter(holdsOwnWords).map((section) => ({ ...section, isOn: false }))
  const taken = new Set([...placed.flatMap(({ own }) => own ?? []), ...kept].map(({ key }) => key))
  const withFreeKey = (section: PlacedSection): PlacedSection => {
    let { key } = section
    // A key that was another section's has its versions.
    for (let number = 2; taken.has(key) || Object.hasOwn(ceremony.versions, key); number += 1) {
      key = `${section.kind}-${number}`
    }
    taken.add(key)
    return { ...section, key }
  }
  const next = placed.map(({ own, section }) => own ?? withFreeKey(section))
  return changed(ceremony, { plan: [...next, ...kept] }, nowMs)
}
