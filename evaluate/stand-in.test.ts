import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AiSandbox, startAiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import { couples } from './couples/couples.ts'
import { figuresOf } from './figures/figures.ts'
import { writeCeremony } from './write-ceremony.ts'
import { textsOf } from './written-ceremony.ts'

let sandbox: AiSandbox

beforeAll(async () => {
  sandbox = await startAiSandbox({
    pace: { firstTokenMs: 0, wordsPerSecond: Number.POSITIVE_INFINITY },
  })
})

afterAll(() => sandbox.close())

/** For these it streams what a model wrote (core/examples). */
const recorded = ['pt-beatriz-otavio', 'en-marcus-theo', 'fr-eloise-margaux', 'es-pilar-ignacio']

test('the stand-in writes every text of a couple it does not know, and invents nothing in any language', async () => {
  const service = { baseUrl: sandbox.baseUrl, apiKey: 'k', model: 'sandbox' }
  const unknown = couples.filter(({ id }) => !recorded.includes(id))
  expect(unknown).toHaveLength(couples.length - recorded.length)
  const all = await Promise.all(unknown.map((couple) => writeCeremony(couple, service)))
  expect(all.flatMap(textsOf)).toHaveLength(unknown.length * 3)
  const figures = await figuresOf(all)
  const found = (name: string) => figures.find((figure) => figure.name === name)?.found
  for (const name of [
    'names and figures from nowhere, as the check sees them',
    'the same in a welcome, where a city may have its landmark',
    'left-out matter that appears',
    'agreement that fits no partner',
    'texts in another language',
    'names missing',
    'cities missing',
    'Markdown and marks',
    'year, clock or weather in a welcome',
    'five-word runs shared within a script',
  ]) {
    expect.soft(found(name), name).toEqual([])
  }
})
