import { expect, test } from 'vitest'
import { keepScroll } from './keep-scroll.ts'

function pageAt(scrollY: number, state: unknown, stored: string | null) {
  const kept = { stored, state }
  keepScroll({
    scrollY,
    history: {
      state,
      replaceState: (next: unknown) => {
        kept.state = next
      },
    } as unknown as History,
    sessionStorage: {
      getItem: () => kept.stored,
      setItem: (_: string, value: string) => {
        kept.stored = value
      },
    } as unknown as Storage,
  })
  return kept
}

test('a reader who has read on since the reload is left there', () => {
  expect(pageAt(120, { key: 'a' }, '{"a":900,"b":40}').stored).toBe('{"a":120,"b":40}')
})

test('without a position or with nonsense nothing is written', () => {
  expect(pageAt(120, { key: 'c' }, '{"a":900}').stored).toBe('{"a":900}')
  expect(pageAt(120, { key: 'a' }, 'nonsense').stored).toBe('nonsense')
  expect(pageAt(120, { key: 'a' }, null).stored).toBe(null)
})

test('a page opened anew gets a key, so that no other page’s position is taken for its own', () => {
  const { state, stored } = pageAt(0, null, '{"default":900}')
  expect(state).toEqual({ key: expect.stringMatching(/^\w+$/) })
  expect(stored).toBe('{"default":900}')
})
