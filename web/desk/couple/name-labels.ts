import type { Ceremony, PartnerId } from '#core/ceremony/document.ts'
import type { CoupleMessages } from '#core/messages/shape/couple.ts'
import type { CreatorScreenMessages } from '#core/messages/shape/creator.ts'

/**
 * What the two names' fields are called: the specification's labels for a bride and a groom, and for every other couple
 * one that tells the two apart.
 */
export function nameLabels(
  [first, second]: Ceremony['couple'],
  info: Pick<CreatorScreenMessages['info'], 'brideName' | 'groomName'>,
  { names }: CoupleMessages,
): Record<PartnerId, string> {
  const [one, other] = [first.title, second.title]
  if (one.kind === 'bride' && other.kind === 'bride') {
    return { first: names.firstBride, second: names.secondBride }
  }
  if (one.kind === 'groom' && other.kind === 'groom') {
    return { first: names.firstGroom, second: names.secondGroom }
  }
  const labelOf = ({ kind }: typeof one, plain: string): string =>
    kind === 'bride' ? info.brideName : kind === 'groom' ? info.groomName : plain
  return { first: labelOf(one, names.first), second: labelOf(other, names.second) }
}
