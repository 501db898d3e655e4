import { expect, test } from 'vitest'
import { textNames } from '#core/ceremony/ceremony.ts'
import { fuzzSecondReading, fuzzServiceSource, fuzzWriter } from '../testing/fuzz-writer.ts'
import { plain, press, readingAnswer } from './testing/scripted-press.ts'

// Short rounds; `npm run fuzz` makes as many as one likes.

test('whatever a service answers, each text ends once and no word of it is reported', {
  timeout: 120_000,
}, async () => {
  await fuzzWriter({ runs: 100, seed: 20_261_120 })
})

test('whatever a service answers, a second reading ends once and no word of it is reported', {
  timeout: 120_000,
}, async () => {
  await fuzzSecondReading({ runs: 100, seed: 20_261_124 })
})

test('whatever comes in the place of our own stream, the page’s reader knows how it ended', {
  timeout: 120_000,
}, async () => {
  await fuzzServiceSource({ runs: 100, seed: 20_261_120 })
})

test('an error nested thousands deep fails its own stage and no other', async () => {
  const deep = '['.repeat(20_000) + ']'.repeat(20_000)
  const nested = () => new Response(`{"error":${deep}}`, { status: 422 })
  const reading = await press((task, body) => (task === 'reading' ? nested() : plain(task, body)))
  expect(reading.outcome).toBe('failed')
  expect(reading.texts.map(({ event }) => event)).toEqual(['done', 'done', 'done'])
  const writing = await press((task) => (task === 'reading' ? readingAnswer : nested()))
  expect(writing.outcome).toBe('read')
  expect(writing.texts).toEqual(
    textNames.map((text) => ({ event: 'failed', text, code: 'unexpected' })),
  )
})
