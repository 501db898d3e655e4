import { expect, test } from 'vitest'
import { believedAddress } from './client-address.ts'

test('without a trusted proxy nothing that the client writes is believed', () => {
  expect(believedAddress('203.0.113.7', '198.51.100.1', 0)).toBe('203.0.113.7')
})

test('behind trusted proxies the address that called the outermost one is believed, and nothing before it', () => {
  expect(believedAddress('10.0.0.1', 'forged, 203.0.113.7', 1)).toBe('203.0.113.7')
  expect(believedAddress('10.0.0.1', 'forged, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7')
})

test('a proxy that forwards nothing gives its own address', () => {
  expect(believedAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1')
  expect(believedAddress('10.0.0.1', ' , ', 2)).toBe('10.0.0.1')
})

test('a port that a proxy writes after the address is not part of it', () => {
  const behindOne = (forwardedFor: string) => believedAddress('10.0.0.1', forwardedFor, 1)
  expect(behindOne('203.0.113.7:4711')).toBe('203.0.113.7')
  expect(behindOne('[2001:db8::7]:4711')).toBe('2001:db8::7')
  expect(behindOne('[2001:db8::7]')).toBe('2001:db8::7')
  expect(behindOne('2001:db8::7')).toBe('2001:db8::7')
  expect(behindOne('::ffff:203.0.113.7')).toBe('::ffff:203.0.113.7')
})
