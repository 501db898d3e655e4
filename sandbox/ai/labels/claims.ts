/** Five letters carry the sense of a word; shorter words carry none. */
const stem = /[\p{L}\p{N}]{5}/gu

function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{5,}/gu) ?? []
  return new Set(words.flatMap((word) => word.match(stem)?.[0] ?? []))
}

function numbered(text: string): { number: number; text: string }[] {
  return [...text.matchAll(/^(\d+)\. (.*)$/gm)].map(([, number, line = '']) => ({
    number: Number(number),
    text: line,
  }))
}

/**
 * Which facts a sentence shares words with. One that shares none and names nobody is a general truth; the others the
 * stand-in cannot judge, so it calls no sentence unbacked.
 */
export function claimsAnswer(user: string): object {
  const [facts = '', sentences = ''] = user.split(/^Sentences:$/m)
  const known = numbered(facts).map(({ number, text }) => ({ number, stems: stemsOf(text) }))
  return {
    sentences: numbered(sentences).map(({ number, text }) => {
      const own = [...stemsOf(text)]
      const shared = known.filter(({ stems }) => own.some((one) => stems.has(one)))
      return {
        sentence: number,
        facts: shared.map((fact) => fact.number),
        verdict: shared.length > 0 ? 'backed' : 'general',
      }
    }),
  }
}
