/**
 * Cutting a script into cards. What is read in one breath stands on one card; a heading or a direction stands with what
 * follows; each section begins a card of its own, so that a section can be taken out, moved or printed again.
 */
import type { CardBlock } from './card-blocks.ts'

export interface Card {
  /** From 1. */
  number: number
  /** Heading of its section, for the card's edge; undefined where there is none. */
  heading?: string
  blocks: readonly CardBlock[]
}

export interface MeasuredBlock extends CardBlock {
  /** Its height on the card, without the space before it and without a name. */
  heightPx: number
  /** The same where the speaker's name stands before it, if that is measured. */
  namedPx?: number
}

interface Room {
  /** The height for blocks on one card. */
  roomPx: number
  /** Space before a block that begins a line, unless it is the first on its card. */
  spacePx: number
}

/** Whether a card must not end here: a heading or a direction leads to what follows it. */
function leads({ kind }: CardBlock): boolean {
  return kind === 'heading' || kind === 'direction'
}

function sectionsOf(blocks: readonly MeasuredBlock[]): MeasuredBlock[][] {
  const sections: MeasuredBlock[][] = []
  for (const block of blocks) {
    const current = sections.at(-1)
    if (current?.[0]?.section === block.section) current.push(block)
    else sections.push([block])
  }
  return sections
}

/** A card names a speaker once, until somebody else speaks. */
function isNew(speaker: string | undefined, former: string | undefined): speaker is string {
  return speaker !== undefined && speaker !== former
}

/** Its height after what stands before it on its card, if anything does. */
function heightAfter(block: MeasuredBlock, former: MeasuredBlock | undefined): number {
  const { speaker, beside, heightPx, namedPx = heightPx } = block
  return isNew(speaker, former?.speaker) || isNew(beside?.speaker, former?.beside?.speaker)
    ? namedPx
    : heightPx
}

/** The block with the names alone that stand before it, after another one on the same card if there is one. */
export function namedAfter(block: CardBlock, former: CardBlock | undefined): CardBlock {
  const { speaker, beside, ...rest } = block
  const named = isNew(speaker, former?.speaker) ? { speaker } : {}
  if (beside === undefined) return { ...rest, ...named }
  const { speaker: other, ...words } = beside
  const otherNamed = isNew(other, former?.beside?.speaker) ? { speaker: other } : {}
  return { ...rest, ...named, beside: { ...words, ...otherNamed } }
}

/** How many blocks from `from` on fit one card: at least one, whatever its height. */
function fitting(
  blocks: readonly MeasuredBlock[],
  from: number,
  { roomPx, spacePx }: Room,
): number {
  let usedPx = 0
  let count = 0
  for (const block of blocks.slice(from)) {
    const beforePx = count > 0 && block.begins ? spacePx : 0
    const heightPx = heightAfter(block, count > 0 ? blocks[from + count - 1] : undefined)
    if (count > 0 && usedPx + beforePx + heightPx > roomPx) break
    usedPx += beforePx + heightPx
    count += 1
  }
  return count
}

/** Where a card that could hold `count` blocks had better end, so that nothing that leads is left behind. */
function goodEnd(blocks: readonly MeasuredBlock[], from: number, count: number): number {
  if (from + count >= blocks.length) return count
  let end = count
  while (end > 1 && leads(blocks[from + end - 1] as MeasuredBlock)) end -= 1
  // Nothing but what leads: it has to be parted somewhere.
  return leads(blocks[from + end - 1] as MeasuredBlock) ? count : end
}

/** How many blocks stand on each card of a section. */
function countsOf(section: readonly MeasuredBlock[], room: Room): number[] {
  const counts: number[] = []
  for (let from = 0; from < section.length; from += counts.at(-1) ?? 0) {
    counts.push(goodEnd(section, from, fitting(section, from, room)))
  }
  return counts
}

/** Heights are searched this finely; a line of type is some thirty pixels. */
const evennessPx = 4

/** The same number of cards, as evenly filled as can be: a last card with one line on it is turned to for nothing. */
function evenCounts(section: readonly MeasuredBlock[], room: Room): number[] {
  const cards = countsOf(section, room).length
  let tooSmallPx = 0
  let enoughPx = room.roomPx
  while (enoughPx - tooSmallPx > evennessPx) {
    const roomPx = (tooSmallPx + enoughPx) / 2
    if (countsOf(section, { ...room, roomPx }).length > cards) tooSmallPx = roomPx
    else enoughPx = roomPx
  }
  return countsOf(section, { ...room, roomPx: enoughPx })
}

/** The cards of these blocks, in their order. Every block stands on exactly one card. */
export function cardsOf(blocks: readonly MeasuredBlock[], room: Room): Card[] {
  return sectionsOf(blocks)
    .flatMap((section) => {
      const heading = section.find(({ kind }) => kind === 'heading')?.text
      let from = 0
      return evenCounts(section, room).map((count): Omit<Card, 'number'> => {
        const own = section.slice(from, from + count)
        from += count
        return {
          ...(heading === undefined ? {} : { heading }),
          blocks: own.map(({ heightPx: _height, namedPx: _named, ...block }, index) =>
            namedAfter(block, own[index - 1]),
          ),
        }
      })
    })
    .map((card, index) => ({ number: index + 1, ...card }))
}
