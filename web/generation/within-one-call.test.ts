import { expect, test } from 'vitest'
import { fact, writingRequest } from '#core/writer/testing/writing-request.ts'
import { follow } from './follow.ts'
import type { SourceEnd } from './source-end.ts'
import { withinOneCall } from './within-one-call.ts'
import type { WritingSource } from './writing-source.ts'

const { signal } = new AbortController()
const long = (characters: number) => 'x'.repeat(characters)
const language = 'pt-BR'

/** A source that lists what it is asked, and answers nothing. */
function listening() {
  const asked: string[] = []
  async function* end(call: string): AsyncGenerator<never, SourceEnd> {
    asked.push(call)
    yield* []
    return { end: 'complete' }
  }
  const answer = async (call: string) => {
    asked.push(call)
    return { kind: 'stopped' as const }
  }
  const source: WritingSource = {
    press: () => end('press'),
    rewrite: () => end('rewrite'),
    sortNotes: () => answer('notes'),
    voiceCard: () => answer('voice'),
    claims: () => answer('claims'),
  }
  return {
    asked,
    source: withinOneCall(source, (excess) => `${excess.matter}: ${excess.excessCharacters}`),
  }
}

function everyCall(source: WritingSource, words: string): Promise<unknown>[] {
  const request = writingRequest({ facts: [fact(words, { id: 'a' })] })
  const part = { ...request, part: 'x', before: '', after: '', instruction: '' }
  return [
    follow(source.press(request, signal), signal, () => undefined),
    follow(source.rewrite(part, signal), signal, () => undefined),
    source.sortNotes({ language, notes: words, names: ['', ''] }, signal),
    source.voiceCard({ language, scripts: [words] }, signal),
    source.claims({ language, facts: [words], sentences: ['Sim.'] }, signal),
  ]
}

test('a call that is too long is sent nowhere, and says what must go', async () => {
  const { asked, source } = listening()
  const ends = await Promise.all(everyCall(source, long(120_000)))
  expect(ends).toEqual(
    Array(5).fill({ end: 'rejected', sentence: expect.stringMatching(/: \d+$/) }),
  )
  expect(asked).toEqual([])
})

test('any other is sent as it is', async () => {
  const { asked, source } = listening()
  await Promise.all(everyCall(source, long(100_000)))
  expect(asked.toSorted()).toEqual(['claims', 'notes', 'press', 'rewrite', 'voice'])
})
