import { expect, test } from 'vitest'
import { fuzzServiceSource, fuzzWriter } from '../testing/fuzz-writer.ts'
import { plain, press } from './testing/scripted-press.ts'

// Short rounds; `npm run fuzz` makes as many as one likes.

test('whatever a service answers, each text ends once and no word of it is reported', {
  timeout: 120_000,
}, async () => {
  await fuzzWriter({ runs: 100, seed: 20_261_120 })
})

test('whatever comes in the place of our own stream, the page’s reader knows how it ended', {
  timeout: 120_000,
}, async () => {
  await fuzzServiceSource({ runs: 100, seed: 20_261_120 })
})

test('an error nested thousands deep fails its own text and no other', async () => {
  const deep = '['.repeat(20_000) + ']'.repeat(20_000)
  const { texts } = await press((task) =>
    task === 'welcome' ? new Response(`{"error":${deep}}`, { status: 422 }) : plain(task),
  )
  expect(texts).toContainEqual({ event: 'failed', text: 'welcome', code: 'unexpected' })
  expect(texts.map(({ event }) => event).toSorted()).toEqual(['done', 'done', 'failed'])
})
