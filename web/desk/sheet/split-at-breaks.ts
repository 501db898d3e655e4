import { editedParagraphs } from '#core/ceremony/paragraphs.ts'

interface SplitText {
  /** At least one. */
  texts: string[]
  /** Which of them holds the caret, and where. */
  at: number
  offset: number
}

/**
 * What was typed or pasted into one line, as lines. A break typed at an end makes an empty line there; what is pasted
 * brings no empty ones along.
 */
export function splitAtBreaks(value: string, caret: number): SplitText {
  const texts = withoutEmptyMiddle(editedParagraphs(value))
  const before = withoutEmptyMiddle(editedParagraphs(value.slice(0, caret)))
  const at = Math.min(before.length, texts.length) - 1
  return { texts, at, offset: Math.min(before.at(-1)?.length ?? 0, texts[at]?.length ?? 0) }
}

function withoutEmptyMiddle(texts: readonly string[]): string[] {
  return texts.filter(
    (text, position) => text.trim() !== '' || position === 0 || position === texts.length - 1,
  )
}
