import { isIPv4, isIPv6 } from 'node:net'

/**
 * The block of network addresses that one household or server has, for limits per address: the whole IPv4 address, or
 * the first 64 bits of an IPv6 one, since anyone with one address in a /64 has them all
 * (docs/design/access-and-money.md section 5).
 */
export function addressBlock(address: string): string {
  const plain = address.split('%')[0]?.toLowerCase() ?? ''
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (embedded && isIPv4(embedded)) return embedded
  if (!isIPv6(plain)) return plain
  const prefix = groupsOf(plain).slice(0, 4)
  return `${prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** The eight groups of a valid IPv6 address, `::` written out. An IPv4 tail fills the last two, with any content. */
function groupsOf(address: string): string[] {
  const [head = [], tail = []] = address
    .replace(/(?<!\d)\d+\.\d+\.\d+\.\d+$/, '0:0')
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')))
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
}
