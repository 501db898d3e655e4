/** What the AI stand-in streams for the couples that the product offers to try. */
import { writeFileSync } from 'node:fs'
import { readPrompt } from '#sandbox/ai/read-prompt.ts'
import { type RecordedCompletion, recordedFile, recordedKey } from '#sandbox/ai/recorded.ts'
import type { Answered } from './recorded-service.ts'

/** The recordings by what their requests say of the couple, as the stand-in looks them up. */
export function exampleCompletions(answered: readonly Answered[]): RecordedCompletion[] {
  return answered.map(({ request, recording }) => {
    const prompt = readPrompt([
      { role: 'system', content: request.system },
      { role: 'user', content: request.user },
    ])
    if (prompt === undefined) throw new Error('a request that the stand-in does not know')
    return { key: recordedKey(prompt), ...recording }
  })
}

/** Replaces what the stand-in has. */
export function writeExampleCompletions(completions: readonly RecordedCompletion[]): void {
  writeFileSync(recordedFile, `${JSON.stringify(completions, null, 2)}\n`)
}
