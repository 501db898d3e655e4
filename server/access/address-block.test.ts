import { expect, test } from 'vitest'
import { addressBlock } from './address-block.ts'

test('an IPv4 address is its own block, even when written as IPv6', () => {
  expect(addressBlock('203.0.113.7')).toBe('203.0.113.7')
  expect(addressBlock('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('IPv6 addresses in one /64 share a block, however they are written', () => {
  const spellings = [
    '2001:db8:0:7::1',
    '2001:0DB8:0000:0007:ffff:ffff:ffff:ffff',
    '2001:db8:0:7:0:0:198.51.100.1',
    '2001:db8::7:0:0:0:1',
    '2001:db8:0:7::%eth0',
  ]
  for (const address of spellings) expect(addressBlock(address)).toBe('2001:db8:0:7::/64')
})

test('IPv6 addresses in different /64s do not', () => {
  expect(addressBlock('2001:db8:0:8::1')).not.toBe(addressBlock('2001:db8:0:7::1'))
  expect(addressBlock('::1')).toBe('0:0:0:0::/64')
})

test('anything that is not an address is left as it is', () => {
  expect(addressBlock('unknown')).toBe('unknown')
})

test.each([
  ['::ffff:203.0.113.7%eth0', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:203.10.113.77', '203.10.113.77'],
  ['::1:2:3:4:198.51.100.17', '0:0:1:2::/64'],
  ['64:ff9b::198.51.100.1', '64:ff9b:0:0::/64'],
  ['1:2:3:4:5:6:198.51.100.1', '1:2:3:4::/64'],
  ['2001:DB8::', '2001:db8:0:0::/64'],
  ['FE80::1%en0', 'fe80:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['::ffff:999.0.0.1', '::ffff:999.0.0.1'],
  ['x::ffff:1.2.3.4', 'x::ffff:1.2.3.4'],
  ['::ffff:1.2.3.4x', '::ffff:1.2.3.4x'],
  ['', ''],
])('%s is counted as %s', (address, block) => {
  expect(addressBlock(address)).toBe(block)
})
