import { expect, test } from 'vitest'
import { believedAddress } from './client-address.ts'

test('without a proxy of ours nothing that the client writes is believed', () => {
  expect(believedAddress('203.0.113.7', '198.51.100.1', 0)).toBe('203.0.113.7')
})

test('behind proxies of ours the address the outermost was called from is believed, and no further', () => {
  expect(believedAddress('10.0.0.1', 'forged, 203.0.113.7', 1)).toBe('203.0.113.7')
  expect(believedAddress('10.0.0.1', 'forged, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7')
})

test('a proxy that forwards nothing leaves its own address', () => {
  expect(believedAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1')
  expect(believedAddress('10.0.0.1', ' , ', 2)).toBe('10.0.0.1')
})
