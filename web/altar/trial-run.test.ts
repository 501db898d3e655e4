import { describe, expect, test } from 'vitest'
import {
  altarAddress,
  ceremonyNamedAt,
  isKeptHere,
  isOnTrial,
  openedAfterMs,
  trialResult,
} from './trial-run.ts'

describe('the trial', () => {
  test('has an address of its own, which names the ceremony', () => {
    const address = new URL(altarAddress('a b', 'trial'), 'https://enlace.example')
    expect(isOnTrial(address)).toBe(true)
    expect(ceremonyNamedAt(address)).toBe('a b')
    expect(isOnTrial(new URL(altarAddress('a', 'read'), 'https://enlace.example'))).toBe(false)
  })

  test('is of no ceremony where a messenger has cut the address off', () => {
    expect(ceremonyNamedAt({ hash: '#a%E0%A4%A' })).toBe('')
    expect(ceremonyNamedAt({ hash: '' })).toBe('')
  })

  test('worked only if nothing answers', async () => {
    expect(await trialResult(async () => Promise.reject(new TypeError('Failed to fetch')))).toBe(
      'worked',
    )
    expect(await trialResult(async () => new Response('{}'))).toBe('failed')
    expect(await trialResult(async () => new Response('', { status: 503 }))).toBe('failed')
  })

  test('counts how long the script took to open, not how long it has stood open', async () => {
    const tookMs = openedAfterMs()
    expect(tookMs).toBeGreaterThan(0)
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(openedAfterMs()).toBe(tookMs)
  })

  test('waits for the worker, and not for ever', async () => {
    const container = (controller: object | null) =>
      Object.assign(new EventTarget(), { controller }) as unknown as ServiceWorkerContainer
    expect(await isKeptHere(undefined, 1)).toBe(false)
    expect(await isKeptHere(container({}), 1)).toBe(true)
    expect(await isKeptHere(container(null), 1)).toBe(false)
    const late = container(null)
    const kept = isKeptHere(late, 5_000)
    late.dispatchEvent(new Event('controllerchange'))
    expect(await kept).toBe(true)
  })
})
