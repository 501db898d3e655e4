import { describe, expect, test } from 'vitest'
import { canKeepScreenOn, createScreenLock, type LockingNavigator } from './wake-lock.ts'

/** A device that grants locks, and can take them away. */
function device({ refuses = false } = {}) {
  const granted: { released: boolean; release: () => Promise<void> }[] = []
  const navigator = {
    wakeLock: {
      request: async () => {
        if (refuses) throw new DOMException('low battery', 'NotAllowedError')
        const sentinel = {
          released: false,
          release: async () => {
            sentinel.released = true
          },
        }
        granted.push(sentinel)
        return sentinel
      },
    },
  } as unknown as LockingNavigator
  return { navigator, granted }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('the screen', () => {
  test('is kept on by one lock, however often one turns', async () => {
    const { navigator, granted } = device()
    const lock = createScreenLock(navigator)
    lock.ask()
    lock.ask()
    await settled()
    lock.ask()
    await settled()
    expect(granted).toHaveLength(1)
  })

  test('is asked for again at the next turn after the lock was taken away', async () => {
    const { navigator, granted } = device()
    const lock = createScreenLock(navigator)
    lock.ask()
    await settled()
    await granted[0]?.release()
    lock.ask()
    await settled()
    expect(granted.map(({ released }) => released)).toEqual([true, false])
  })

  test('may go dark once reading is over, even if the lock comes late', async () => {
    const { navigator, granted } = device()
    const lock = createScreenLock(navigator)
    lock.ask()
    lock.release()
    await settled()
    expect(granted.map(({ released }) => released)).toEqual([true])
  })

  test('that cannot be kept on is known beforehand, and stops nobody', async () => {
    const { navigator } = device({ refuses: true })
    const lock = createScreenLock(navigator)
    lock.ask()
    await settled()
    expect(await canKeepScreenOn(navigator)).toBe(false)
    expect(await canKeepScreenOn({})).toBe(false)
    expect(await canKeepScreenOn(device().navigator)).toBe(true)
  })
})
