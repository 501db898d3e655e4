/** Which cards have to be printed again after a correction. */
import type { Card } from './cards.ts'

/** What a card says, for comparison with another print of it: equal for equal words, whatever its number. */
export function cardMark({ blocks }: Pick<Card, 'blocks'>): string {
  return blocks
    .map(({ kind, speaker = '', text, beside }) => {
      const own = `${kind} ${speaker} ${text}`
      return beside === undefined ? own : `${own} | ${beside.speaker ?? ''} ${beside.text}`
    })
    .join('\n')
}

export interface PaperChange {
  /** Numbers of the cards that say what no card of the former print says. */
  changed: number[]
  /** Whether cards that stayed have another number now. */
  isRenumbered: boolean
}

/** What has changed between two prints, given the marks of their cards in their order. */
export function changeSince(former: readonly string[], marks: readonly string[]): PaperChange {
  const left = new Map<string, number>()
  for (const mark of former) left.set(mark, (left.get(mark) ?? 0) + 1)
  const isChanged = marks.map((mark) => {
    const count = left.get(mark) ?? 0
    left.set(mark, count - 1)
    return count <= 0
  })
  const numbers = marks.map((_, index) => index + 1)
  return {
    changed: numbers.filter((number) => isChanged[number - 1] === true),
    isRenumbered:
      marks.length !== former.length ||
      marks.some((mark, index) => isChanged[index] === false && former[index] !== mark),
  }
}
