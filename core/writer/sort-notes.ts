/** Notes into answers: numbered lines out, ranges back, and code fetches the words. */
import * as v from 'valibot'
import { questionIds } from '../ceremony/question-ids.ts'
import { sentencesOf } from '../ceremony/sentences.ts'
import { holdsWish } from '../told/wish-cues.ts'
import { notesShape } from './answer-shapes.ts'
import { parseJsonAnswer } from './json-stream.ts'
import { markedBlocks } from './marked-blocks.ts'
import type { NotesRequest, SortedNotes } from './notes-request.ts'
import type { Prompt } from './prompt.ts'
import { wordingFor } from './wording-for.ts'

/** More lines make the answer longer than the notes are worth; short ones of a chat are joined until they fit. */
const linesMost = 900
/** A line of prose is cut at its sentences, so that a paragraph can go to two answers. */
const lineMaxCharacters = 300

/** A message's date and time, as chat exports put them; the name after it stays. */
const stamp =
  /^\s*\[?\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?,?\s+(?:à(?:s)?\s+|at\s+|a\s+las\s+)?\d{1,2}[:h.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?\s?m\.?)?\]?\s*(?:[-–—]\s*)?/iu

/** A request beside something else is a line of its own: what it stands beside is no wish. */
function sentencesOfLine(line: string): string[] {
  const sentences = sentencesOf(line).map(({ text }) => text)
  if (line.length > lineMaxCharacters) return sentences
  const pieces: string[] = []
  for (const [at, sentence] of sentences.entries()) {
    const last = pieces.at(-1)
    const before = sentences[at - 1] ?? ''
    if (last === undefined || holdsWish(sentence) || holdsWish(before)) pieces.push(sentence)
    else pieces.splice(-1, 1, `${last} ${sentence}`)
  }
  return pieces.length > 1 ? pieces : [line]
}

/** The notes as lines worth pointing at, in their order; dates of messages are taken off, speakers' names stay. */
export function linesOfNotes(notes: string): string[] {
  const lines = notes
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.replace(stamp, '').trim())
    .filter((line) => line !== '')
    .flatMap(sentencesOfLine)
    .filter((line) => line !== '')
  const size = Math.ceil(lines.length / linesMost)
  if (size <= 1) return lines
  return Array.from({ length: Math.ceil(lines.length / size) }, (_, at) =>
    lines.slice(at * size, (at + 1) * size).join('\n'),
  )
}

export function notesPrompt({ language, names }: NotesRequest, lines: readonly string[]): Prompt {
  const wording = wordingFor(language)
  const known = names.map((name) => name.trim()).filter((name) => name !== '')
  return {
    messages: [
      { role: 'system', content: wording.notes.system },
      {
        role: 'user',
        content: [
          `<task>notes</task>\n${wording.notes.task}`,
          ...markedBlocks([
            { tag: 'couple', content: known.join('\n') },
            {
              tag: 'lines',
              content: lines
                .map((line, at) => `${at + 1} ${line.replaceAll('\n', ' / ')}`)
                .join('\n'),
            },
          ]),
          wording.notes.end,
        ].join('\n\n'),
      },
    ],
    shape: notesShape,
  }
}

const rangesSchema = v.fallback(
  v.pipe(
    v.array(v.fallback(v.nullable(v.object({ from: v.number(), to: v.number() })), null)),
    v.transform((all) => all.filter((range) => range !== null)),
  ),
  [],
)

function linesIn(raw: unknown, count: number): Set<number> {
  /** By line, how many ranges begin there, less those that ended before it. */
  const begun = new Map<number, number>()
  const add = (line: number, ranges: number): void => {
    begun.set(line, (begun.get(line) ?? 0) + ranges)
  }
  for (const { from, to } of v.parse(rangesSchema, raw)) {
    const [first, last] = [Math.max(1, Math.round(from)), Math.floor(Math.min(to, count))]
    if (first > last) continue
    add(first, 1)
    add(last + 1, -1)
  }
  const lines = new Set<number>()
  let within = 0
  for (let line = 1; line <= count; line += 1) {
    within += begun.get(line) ?? 0
    if (within > 0) lines.add(line)
  }
  return lines
}

/**
 * What a service's answer makes of the lines; undefined if it points at none. Every word is one of the notes', and none
 * is lost: what it left out is in `rest`. A request stays in its answer, where it is understood.
 */
export function sortedNotes(answer: string, lines: readonly string[]): SortedNotes | undefined {
  const parsed = parseJsonAnswer(answer)
  if (parsed === undefined) return undefined
  const textOf = (numbers: ReadonlySet<number>): string =>
    lines.filter((_, at) => numbers.has(at + 1)).join('\n')
  const used = new Set<number>()
  const answers = questionIds
    .map((question) => {
      const numbers = linesIn(parsed[question], lines.length)
      for (const number of numbers) used.add(number)
      return { question, text: textOf(numbers) }
    })
    .filter(({ text }) => text !== '')
  if (used.size === 0) return undefined
  const rest = new Set(lines.map((_, at) => at + 1).filter((number) => !used.has(number)))
  const leaveUnsaid = textOf(linesIn(parsed['leaveUnsaid'], lines.length))
  return { answers, rest: textOf(rest), leaveUnsaid }
}
