import { expect, test } from 'vitest'
import { couples } from './couples/couples.ts'
import { figuresOf } from './figures/figures.ts'
import { formerProduct } from './former-product.ts'
import { readRecordings } from './recordings.ts'

test('the figures find in the former product’s texts what was counted in them by hand', async () => {
  const recordings = readRecordings()
  const counted = new Set(['pt-marina-rafael', 'pt-julia-camila', 'en-marcus-theo'])
  const former = couples
    .filter(({ id }) => counted.has(id))
    .flatMap((couple) => formerProduct(couple, recordings) ?? [])
  const figures = await figuresOf(former)
  const found = (name: string) => figures.find((figure) => figure.name === name)?.found
  expect(former).toHaveLength(3)
  expect(found('the same in a welcome, where a city may have its landmark')).toHaveLength(8)
  expect(found('worn phrases')).toHaveLength(2)
  expect(found('scripts with the habit: counting words')).toHaveLength(1)
  expect(found('scripts with the habit: telling people to look')).toHaveLength(1)
  expect(found('sentences over 25 words')).toEqual([])
  expect(found('left-out matter that appears')).toEqual([])
  expect(found('cities missing')).toEqual([])
})
