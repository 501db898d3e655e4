import { describe, expect, it } from 'vitest'
import { type Sharer, shareable, shareFile } from './hand-over.ts'

const json = new File(['{}'], 'c.enlace.json', { type: 'application/json' })
const text = new File(['{}'], 'c.enlace.txt', { type: 'text/plain' })

/** A browser that shares text files only, as Chrome does. */
function chrome(share: () => Promise<void>): Sharer {
  return {
    canShare: ({ files } = {}) => files?.every(({ type }) => type === 'text/plain') ?? true,
    share,
  }
}

describe('handing a file over', () => {
  it('shares the first form that the browser takes', () => {
    expect(
      shareable(
        [json, text],
        chrome(async () => undefined),
      ),
    ).toBe(text)
    expect(
      shareable(
        [json],
        chrome(async () => undefined),
      ),
    ).toBeUndefined()
    expect(shareable([json, text], {})).toBeUndefined()
  })

  it('tells a closed share sheet from a refusal', async () => {
    const fail = (name: string) => chrome(() => Promise.reject(new DOMException('', name)))
    expect(
      await shareFile(
        text,
        chrome(async () => undefined),
      ),
    ).toBe('shared')
    expect(await shareFile(text, fail('AbortError'))).toBe('cancelled')
    expect(await shareFile(text, fail('NotAllowedError'))).toBe('refused')
  })
})
