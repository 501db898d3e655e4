import { expect, test } from 'vitest'
import { couples } from './couples/couples.ts'
import { figuresOf } from './figures/figures.ts'
import { firstStage } from './first-stage.ts'
import { readRecordings } from './recordings.ts'

test('the figures find in the first prompts’ texts what was counted in them by hand', async () => {
  const recordings = readRecordings()
  const counted = new Set(['pt-marina-rafael', 'pt-julia-camila', 'en-siobhan-devraj'])
  const first = couples
    .filter(({ id }) => counted.has(id))
    .flatMap((couple) => firstStage(couple, recordings) ?? [])
  const figures = await figuresOf(first)
  const found = (name: string) => figures.find((figure) => figure.name === name)?.found
  expect(first).toHaveLength(3)
  expect(found('sentences over 25 words')).toHaveLength(13)
  expect(found('year, clock or weather in a welcome')).toHaveLength(4)
  expect(found('left-out matter that appears')).toEqual([])
  expect(found('cities missing')).toEqual([])
})
