/** What changed between two texts, word by word. */

export interface Stretch {
  text: string
  /** Not in the other text, or not in this place of it. */
  isChanged: boolean
}

interface Token {
  text: string
  paragraph: number
}

/** Words with what clings to them, and marks by themselves. */
const token = /[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{M}\p{N}]/gu
const isWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** So many steps take some milliseconds; longer texts than any section are all marked. */
const stepsMost = 6_000_000

/** Fewer words that happen to stay, between two changes, are read with the changes. */
const keptWordsLeast = 2

function tokensOf(paragraphs: readonly string[]): Token[] {
  return paragraphs.flatMap((text, paragraph) =>
    (text.match(token) ?? []).map((one) => ({ text: one, paragraph })),
  )
}

/** Which tokens of either side belong to a longest common sequence. */
function common(one: readonly Token[], other: readonly Token[]): [boolean[], boolean[]] {
  const width = other.length + 1
  const inOne = one.map(() => false)
  const inOther = other.map(() => false)
  if (one.length * other.length > stepsMost) return [inOne, inOther]
  const lengths = new Uint16Array((one.length + 1) * width)
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        one[i]?.text === other[j]?.text
          ? at(i + 1, j + 1) + 1
          : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (one[i]?.text === other[j]?.text) {
      inOne[i] = true
      inOther[j] = true
      i += 1
      j += 1
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return [inOne, inOther]
}

/** Takes what stays by chance, an article here and a comma there, for changed on both sides. */
function withoutCrumbs(
  one: readonly Token[],
  [inOne, inOther]: [boolean[], boolean[]],
): [boolean[], boolean[]] {
  const [keptOne, keptOther] = [[...inOne], [...inOther]]
  const places = inOne.flatMap((isKept, index) => (isKept ? [index] : []))
  const otherPlaces = inOther.flatMap((isKept, index) => (isKept ? [index] : []))
  for (let start = 0; start < places.length; ) {
    let end = start + 1
    while (
      end < places.length &&
      places[end] === (places[end - 1] ?? 0) + 1 &&
      otherPlaces[end] === (otherPlaces[end - 1] ?? 0) + 1
    ) {
      end += 1
    }
    const run = places.slice(start, end)
    const words = run.filter((index) => isWord(one[index]?.text ?? '')).length
    const isBetween = start > 0 && end < places.length
    if (isBetween && words < keptWordsLeast) {
      for (const index of run) keptOne[index] = false
      for (const index of otherPlaces.slice(start, end)) keptOther[index] = false
    }
    start = end
  }
  return [keptOne, keptOther]
}

function stretchesOf(paragraphs: readonly string[], kept: readonly boolean[]): Stretch[][] {
  let index = 0
  return paragraphs.map((text) => {
    const stretches: Stretch[] = []
    let reached = 0
    const add = (end: number, isChanged: boolean): void => {
      const piece = text.slice(reached, end)
      const last = stretches.at(-1)
      if (last !== undefined && last.isChanged === isChanged) last.text += piece
      else if (piece !== '') stretches.push({ text: piece, isChanged })
      reached = end
    }
    for (const match of text.matchAll(token)) {
      const isChanged = kept[index] !== true
      // The space before a word is marked only where both its neighbours are.
      if (match.index > reached) add(match.index, isChanged && stretches.at(-1)?.isChanged === true)
      add(match.index + match[0].length, isChanged)
      index += 1
    }
    if (reached < text.length) add(text.length, false)
    return stretches
  })
}

/** Both texts, paragraph by paragraph, cut into what stayed and what did not; the stretches together are the text. */
export function changedWords(
  former: readonly string[],
  next: readonly string[],
): { former: Stretch[][]; next: Stretch[][] } {
  const formerTokens = tokensOf(former)
  const nextTokens = tokensOf(next)
  const [inFormer, inNext] = withoutCrumbs(formerTokens, common(formerTokens, nextTokens))
  return { former: stretchesOf(former, inFormer), next: stretchesOf(next, inNext) }
}
