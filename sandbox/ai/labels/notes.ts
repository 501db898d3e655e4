import { leaveOutCue } from '../plain/told.ts'
import type { ReadPrompt } from '../read-prompt.ts'
import { noteQuestions, practical, questionOf } from './note-cues.ts'

/**
 * Lines by question, as far as single words tell; a line without any stays with the one before it, and what is about the
 * ceremony rather than the couple stands apart from how they met.
 */
export function notesAnswer({ blocks }: ReadPrompt): object {
  const answer: Record<string, { from: number; to: number }[]> = {
    ...Object.fromEntries(noteQuestions.map((question) => [question, []])),
    leaveUnsaid: [],
  }
  let current = 'incredibleThings'
  for (const line of (blocks.get('lines') ?? '').split('\n')) {
    const [, number, text = ''] = /^(\d+)[.)]?\s+(.*)$/.exec(line) ?? []
    if (number === undefined) continue
    const at = Number(number)
    const isWish = leaveOutCue.test(text)
    if (!isWish) current = placeOf(text, current)
    extend(answer[current], at)
    if (isWish) extend(answer['leaveUnsaid'], at)
  }
  return answer
}

/** Begins a sentence that goes on about the one before it. */
const goesOn =
  /^\W*(?:e|mas|el[ae]s?|foi|era|isso|depois|desde|and|but|then|s?he|they|it|that|since|et|mais|elles?|ils?|c[’']|ça|depuis|puis|y|pero|ell[ao]s?|él|fue|eso|luego|después)(?!\p{L})/iu

/** The list of guests ends with its sentence, and a hard time where somebody else is spoken of. */
function placeOf(line: string, current: string): string {
  if (practical.test(line)) return 'incredibleThings'
  const isNew =
    /^\p{Lu}/u.test(line) &&
    (current === 'guestCities' || (current === 'challenges' && !goesOn.test(line)))
  return questionOf(line) ?? (isNew ? 'incredibleThings' : current)
}

function extend(ranges: { from: number; to: number }[] | undefined, at: number): void {
  const last = ranges?.at(-1)
  if (last?.to === at - 1) last.to = at
  else ranges?.push({ from: at, to: at })
}
