import { leaveOutCue } from '../plain/told.ts'
import type { ReadPrompt } from '../read-prompt.ts'

/** Words by which a line shows which question it belongs to; the first that fits counts. */
const cues: readonly (readonly [string, RegExp])[] = [
  [
    'guestCities',
    /\b(convidad|cidades?|vêm de|guests?|cities|coming from|invités?|villes?|viennent|invitad|ciudad|vienen)/iu,
  ],
  ['success', /\b(sucesso|success|réussi|éxito)/iu],
  [
    'challenges',
    /\b(desafio|difíc|supera|challenge|difficult|hard(est)? (time|year)|défi|épreuve|desafío|difícil)/iu,
  ],
  [
    'howTheyMet',
    /\b(conhec|encontr|namor|juntos há|\bmet\b|first date|together|rencontr|conoc|novios)/iu,
  ],
]

const questions = [
  'guestCities',
  'howTheyMet',
  'challenges',
  'incredibleThings',
  'success',
] as const

/** Lines by question, as far as single words tell; a line without any stays with the one before it. */
export function notesAnswer({ blocks }: ReadPrompt): object {
  const answer: Record<string, { from: number; to: number }[]> = {
    ...Object.fromEntries(questions.map((question) => [question, []])),
    leaveUnsaid: [],
  }
  let current = 'incredibleThings'
  for (const line of (blocks.get('lines') ?? '').split('\n')) {
    const [, number, text = ''] = /^(\d+)[.)]?\s+(.*)$/.exec(line) ?? []
    if (number === undefined) continue
    const at = Number(number)
    current = cues.find(([, cue]) => cue.test(text))?.[0] ?? current
    extend(answer[current], at)
    if (leaveOutCue.test(text)) extend(answer['leaveUnsaid'], at)
  }
  return answer
}

function extend(ranges: { from: number; to: number }[] | undefined, at: number): void {
  const last = ranges?.at(-1)
  if (last?.to === at - 1) last.to = at
  else ranges?.push({ from: at, to: at })
}
