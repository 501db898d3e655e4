/** The order in which moments usually come, and so where a new one is put. */
import type { PlacedSection } from './document.ts'

/** By kind of section; a kind that is not here may come anywhere before the last words. */
export const usualOrder: readonly string[] = [
  'header',
  'opening',
  'entrances',
  'sittingDown',
  'welcome',
  'whoIAm',
  'parentsThanks',
  'remembrance',
  'ceremony',
  'reading',
  'coupleChildren',
  'ringWarming',
  'consent',
  'legalWords',
  'ringsMoment',
  'repeatedVows',
  'ringVows',
  'arras',
  'lazo',
  'personalVows',
  'renewal',
  'recordSigning',
  'prayer',
  'parentsBlessing',
  'sandCeremony',
  'candles',
  'wineCup',
  'tree',
  'handsTied',
  'footWashing',
  'roses',
  'timeCapsule',
  'finalKissNote',
  'finalMessage',
  'declaration',
  'presentation',
  'exit',
]

const lastWords = usualOrder.indexOf('finalKissNote')

/** Where a kind stands in the usual order; one of one's own stands right before the last words. */
function rankOf(kind: string): number {
  const rank = usualOrder.indexOf(kind)
  return rank === -1 ? lastWords - 0.5 : rank
}

/**
 * Where a section of this kind goes in a plan, counted from 0: before the first that usually comes later, so that a plan
 * in an order of its own keeps it, and right after one that is on, so that it stands where it is read.
 */
export function usualPosition(plan: readonly PlacedSection[], kind: string): number {
  const rank = rankOf(kind)
  const later = plan.findIndex((section) => rankOf(section.kind) > rank)
  const position = later === -1 ? plan.length : later
  return plan.slice(0, position).findLastIndex(({ isOn }) => isOn) + 1
}
