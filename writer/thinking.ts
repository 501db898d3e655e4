/**
 * Takes a model's thinking out of its text. Services that do not part the two send `<think>…</think>` inside the
 * content; where the prompt's template opened it already, only a lone `</think>` arrives
 * (docs/design/services.md section 3.7).
 */
const opening = '<think>'
const closing = '</think>'
const eitherTag = /<\/?think>/g

export interface ThinkingFilter {
  /** Takes the next piece and returns what of it may be shown already. */
  push(piece: string): string
  /** The rest when the stream has ended. */
  end(): string
}

/** Parts text and thinking while they arrive, however their tags are cut into pieces. */
export function createThinkingFilter(): ThinkingFilter {
  let held = ''
  let isThinking = false
  let isLeading = false

  /** Hides the white space that stands between the thinking and the text. */
  const shown = (text: string): string => {
    if (!isLeading) return text
    const rest = text.trimStart()
    if (rest !== '') isLeading = false
    return rest
  }

  return {
    push(piece) {
      held += piece
      let ready = ''
      let from = 0
      for (const { 0: tag, index } of held.matchAll(eitherTag)) {
        // Thinking may speak of the tag that opened it.
        if (isThinking && tag === opening) continue
        if (!isThinking) ready += shown(held.slice(from, index))
        from = index + tag.length
        isLeading = true
        isThinking = tag === opening
      }
      const kept = beginningOfTag(held.slice(from))
      if (!isThinking) ready += shown(held.slice(from, held.length - kept))
      held = held.slice(held.length - kept)
      return ready
    },
    end() {
      const rest = isThinking ? '' : shown(held)
      held = ''
      return rest
    },
  }
}

/** The text without its thinking, once all of it is there: what stood before a lone `</think>` was thinking as well. */
export function withoutThinking(text: string): string {
  const rest = text.replace(/<think>[\s\S]*?(<\/think>|$)/g, '')
  const at = rest.lastIndexOf(closing)
  return at === -1 ? rest : rest.slice(at + closing.length)
}

/** How many characters at the end may be the beginning of a tag. */
function beginningOfTag(text: string): number {
  for (let length = Math.min(text.length, closing.length - 1); length > 0; length -= 1) {
    const end = text.slice(-length)
    if (opening.startsWith(end) || closing.startsWith(end)) return length
  }
  return 0
}
