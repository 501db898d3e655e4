/** Cards of a script, cut by the heights that this browser gives their parts. */
import { type RefObject, useLayoutEffect, useState } from 'react'
import type { CardBlock } from '#core/paper/card-blocks.ts'
import { type Card, cardsOf, type MeasuredBlock } from '#core/paper/cards.ts'

const pxPerMm = 96 / 25.4

/** What a browser may round up when it prints what it measured on the screen. */
const slackPx = 2

interface CardRoom {
  roomMm: number
  spaceMm: number
}

/**
 * @param column the element whose children are the blocks, in their order, as wide as on a card; each may be followed by
 * itself with the speaker's name, marked `data-named`
 * @param layout anything that changes when the blocks look different: their measure is taken anew
 */
export function useCards(
  blocks: readonly CardBlock[],
  column: RefObject<HTMLElement | null>,
  { roomMm, spaceMm }: CardRoom,
  layout: string,
): readonly Card[] {
  const [cards, setCards] = useState<readonly Card[]>([])
  const [fontsLoaded, setFontsLoaded] = useState(false)
  useLayoutEffect(() => {
    // Fonts that cannot be loaded leave those of the device, which are measured as they are.
    document.fonts.ready.then(
      () => setFontsLoaded(true),
      () => setFontsLoaded(true),
    )
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new layout or font gives the same blocks other heights
  useLayoutEffect(() => {
    const { current } = column
    if (current === null) return
    const startMs = performance.now()
    const measured = measuredIn(current, blocks)
    setCards(cardsOf(measured, { roomPx: roomMm * pxPerMm - slackPx, spacePx: spaceMm * pxPerMm }))
    // What `npm run bench -- paper` reads.
    performance.measure('cards', { start: startMs })
  }, [blocks, column, roomMm, spaceMm, layout, fontsLoaded])
  return cards
}

function measuredIn(column: HTMLElement, blocks: readonly CardBlock[]): MeasuredBlock[] {
  const measured: MeasuredBlock[] = []
  for (const child of column.children) {
    const heightPx = child.getBoundingClientRect().height
    const last = measured.at(-1)
    if (last !== undefined && child.hasAttribute('data-named')) last.namedPx = heightPx
    else measured.push({ ...(blocks[measured.length] as CardBlock), heightPx })
  }
  return measured
}
