import { expect, test } from 'vitest'
import { coresPerSubscriber, limitsOf, type MeasuredCosts, needsOf } from './scale-model.ts'

const costs: MeasuredCosts = {
  pressTokens: 3_400,
  pressUsd: 0.026,
  generationInstanceMs: 40,
  generationDatabaseUs: 1_000,
  pageInstanceUs: 200,
  checkInstanceUs: 200,
  checkDatabaseUs: 100,
  loginInstanceUs: 800,
  loginDatabaseUs: 800,
  webhookInstanceUs: 2_000,
  webhookDatabaseUs: 1_000,
  streamKiB: 100,
}

test('the busiest hour of 100,000 subscribers gets its share of their 2,000,000 generations', () => {
  const needs = needsOf(100_000, costs)
  // 2,000,000 / (30 / 7) weeks x 1/4 x 1/8 / 3,600 s.
  expect(needs.generationsPerSecond).toBeCloseTo(4.05, 2)
  // 40 s each: on average 162 open (Little), a few more in the worst seconds.
  expect(needs.openStreams).toBeGreaterThan(162)
  expect(needs.openStreams).toBeLessThan(240)
  expect(needs.revenueReais).toBe(9_900_000)
})

test('needs grow with the subscribers and never fall below one instance', () => {
  expect(needsOf(1_000, costs).instances).toBe(1)
  const [some, many] = [needsOf(100_000, costs), needsOf(10_000_000, costs)]
  expect(many.databaseCores).toBeCloseTo(some.databaseCores * 100)
  expect(many.instances).toBeGreaterThan(some.instances * 20)
})

test('a part’s limit is the number of subscribers that load it fully', () => {
  const limits = limitsOf(costs)
  const instance = limits.find(({ part }) => part === 'one instance on one core')
  expect((instance?.subscribers ?? 0) * coresPerSubscriber(costs).instance).toBeCloseTo(0.5)
  const order = limits.map(({ subscribers }) => subscribers)
  expect(order).toEqual(order.toSorted((one, other) => one - other))
})
