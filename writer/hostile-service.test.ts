import { expect, test } from 'vitest'
import type { TextEvent } from '#core/wire.ts'
import { fuzzServiceSource, fuzzWriter } from '../testing/fuzz-writer.ts'
import { createWriter } from './create-writer.ts'
import { couple, servicesAt } from './writer-test-couple.ts'

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
  const write = createWriter({
    services: servicesAt('http://service.example/v1'),
    report: () => {},
    fetch: async () => new Response(`{"error":${deep}}`, { status: 422 }),
  })
  const events: TextEvent[] = []
  for await (const event of write(couple, new AbortController().signal)) events.push(event)
  expect(events.map(({ event }) => event).toSorted()).toEqual(['done', 'failed', 'failed'])
})
