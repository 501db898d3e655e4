import { expect, test } from 'vitest'
import type { SecondReadingRequest } from '#core/check/second-reading/second-reading-request.ts'
import { answer, writingRequest } from '#core/writer/testing/writing-request.ts'
import { follow } from './follow.ts'
import type { SourceEnd } from './source-end.ts'
import { withinOneCall } from './within-one-call.ts'
import type { WritingSource } from './writing-source.ts'

const { signal } = new AbortController()
const long = (characters: number) => 'x'.repeat(characters)
const language = 'pt-BR' as const

/** A source that lists what it is asked, and answers nothing. */
function listening() {
  const asked: string[] = []
  async function* end(call: string): AsyncGenerator<never, SourceEnd> {
    asked.push(call)
    yield* []
    return { end: 'complete' }
  }
  const single = async (call: string) => {
    asked.push(call)
    return { kind: 'stopped' as const }
  }
  const source: WritingSource = {
    press: () => end('press'),
    rewrite: () => end('rewrite'),
    sortNotes: () => single('notes'),
    voiceCard: () => single('voice'),
    secondReading: () => end('second'),
  }
  return {
    asked,
    source: withinOneCall(source, (excess) => `${excess.matter}: ${excess.excessCharacters}`),
  }
}

function everyCall(source: WritingSource, words: string): Promise<unknown>[] {
  const request = writingRequest({ tellings: [answer('success', words)] })
  const told = { tellings: [{ by: 'both', text: words } as const], limits: [] }
  const { couple, register } = request
  const part = {
    ...{ language, couple, register, told, standing: [] },
    ...{ part: 'x', before: '', after: '', instruction: '' },
  }
  const secondReading: SecondReadingRequest = {
    ...{ language, couple: ['Ana', 'João'], sentences: ['Sim.'], tellings: request.tellings },
    ...{ leaveUnsaid: '', known: [] },
  }
  return [
    follow(source.press(request, signal), signal, () => undefined),
    follow(source.rewrite(part, signal), signal, () => undefined),
    source.sortNotes({ language, notes: words, names: ['', ''] }, signal),
    source.voiceCard({ language, scripts: [words] }, signal),
    follow(source.secondReading(secondReading, signal), signal, () => undefined),
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
  expect(asked.toSorted()).toEqual(['notes', 'press', 'rewrite', 'second', 'voice'])
})
