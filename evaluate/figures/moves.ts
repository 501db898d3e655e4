/** How texts open and close: a model left to itself takes the same way at every wedding. */
import type { TextName } from '#core/ceremony/ceremony.ts'
import { sentencesOf } from '#core/ceremony/sentences.ts'
import type { WrittenCeremony } from '../written-ceremony.ts'

/** Ways that were seen again and again; what is none of them counts as the text's own. */
const moves: readonly (readonly [string, RegExp])[] = [
  ['welcome', /\b(bem-vind|welcome|bienvenue|bienvenid)/iu],
  [
    'some love stories',
    /^(algumas|há|some|there are|il y a|certaines|hay|algunas)\b.{0,40}\b(hist|stor)/iu,
  ],
  [
    'the question asked',
    /\b(quando perguntamos|perguntad|when (we|you were) asked|quand on (vous|leur) a demandé|cuando (les|os) pregunt)/iu,
  ],
  ['success', /\b(sucesso|success|réussite|réussir|éxito)\b/iu],
  [
    'a wish',
    /\b(que nunca|que sempre|que a|may you|may your|we wish|que vos|que votre|puiss|que nunca|que siempre|que vuestr|que su)\b/iu,
  ],
  ['the kiss', /\b(beij|kiss|embrass|bes(ar|en|o|aos))/iu],
  ['roads that meet', /\b(caminhos?|estradas?|roads?|journey|paths?|chemins?|route|caminos?)\b/iu],
  ['thanks', /\b(obrigad|thank|merci|gracias)/iu],
  ['today', /\b(hoje|today|aujourd’hui|hoy)\b/iu],
]

function moveOf(sentence: string): string | undefined {
  return moves.find(([, signs]) => signs.test(sentence))?.[0]
}

/** A greeting says nothing yet. */
const greeting =
  /^(boa tarde|bom dia|boa noite|good (morning|afternoon|evening)|bonjour|bonsoir|buen[oa]s (días|tardes|noches))[^.!]{0,30}[.!]$/iu

export interface Moves {
  opening: string | undefined
  closing: string | undefined
}

/** Which of the worn ways a text takes; undefined where it has its own. */
export function movesOf(text: string): Moves {
  const sentences = sentencesOf(text)
    .map((sentence) => sentence.text)
    .filter((sentence) => !greeting.test(sentence))
  return {
    opening: moveOf(sentences[0] ?? ''),
    closing: moveOf(sentences.at(-1) ?? ''),
  }
}

/** The share of couples whose text takes the most frequent way, and which it is. */
export function sameMove(
  all: readonly WrittenCeremony[],
  name: TextName,
  side: keyof Moves,
): { move: string; count: number; of: number } {
  const found = all.flatMap(({ texts }) => {
    const text = texts[name]
    return text === undefined ? [] : [movesOf(text)[side]]
  })
  const counts = new Map<string, number>()
  for (const move of found) {
    if (move !== undefined) counts.set(move, (counts.get(move) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  return { move: most?.[0] ?? '', count: most?.[1] ?? 0, of: found.length }
}
