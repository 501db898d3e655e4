/**
 * Completions of a general language model for the couples that the product offers to try, recorded from its own requests
 * (docs/evaluation.md). `npm run evaluate -- examples` writes the file.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { ReadPrompt } from './read-prompt.ts'

const recordedSchema = v.array(
  v.object({
    /** `recordedKey` of the prompt it answers. */
    key: v.string(),
    kind: v.string(),
    date: v.string(),
    completion: v.string(),
  }),
)

export type RecordedCompletion = v.InferOutput<typeof recordedSchema>[number]

export const recordedFile = new URL('recorded-examples.json', import.meta.url)

/** What the couple said, by the names of their blocks; the rest of a prompt may change without making it another's. */
const saidIn = /^(telling_\d+|leave_unsaid|told|told_\w+|added|sentences|part|lines)$/

/**
 * Tells prompts apart by task, language and what the couple said in them: a recording still answers when an instruction
 * was reworded, and no longer when anybody changed a name or an answer.
 */
export function recordedKey({ task, locale, names, place, blocks }: ReadPrompt): string {
  const said = [...blocks].filter(([tag]) => saidIn.test(tag)).toSorted()
  const where = task === 'reading' ? '' : place
  const hash = createHash('sha256').update(JSON.stringify([task, locale, names, where, said]))
  return hash.digest('hex').slice(0, 32)
}

/** The recorded completions by key; none where nothing was recorded yet. */
export function readRecorded(): ReadonlyMap<string, string> {
  if (!existsSync(recordedFile)) return new Map()
  const all = v.parse(recordedSchema, JSON.parse(readFileSync(recordedFile, 'utf8')))
  return new Map(all.map(({ key, completion }) => [key, completion]))
}
