/** JSON as an attacker, a broken program or a careless service would send it. */
import fc from 'fast-check'

/** Part of the hostile values; no answer and no log may repeat it. */
export const hostileMark = 'zqhostil'

const longest = 64 * 1024

/** Unexpected values as JSON text; some are not JSON, or not what JavaScript makes of it. */
const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.constantFrom(
    ...['null', 'true', '0', '-0', '1e999', '-1e999', '1e-999', '9'.repeat(400), '0.1', '-1'],
    ...['9007199254740993', '1.0000000000000000001', '""', '[]', '{}', '[null]', '"null"', 'NaN'],
    ...['undefined', 'Infinity', '0x10', '01', "'a'", '{"a":1,}', '/* */ 1', '"\\ud800"'],
    ...['"\\u0000"', '"\u2028"', '"\ufeff"', '"\u202e"', '"', '{', '[', '\\', '"\\x"', '"a\nb"'],
    ...['{"__proto__":{"polluted":true}}', '{"constructor":{"prototype":{"polluted":true}}}'],
    ...['{"toString":1,"valueOf":2}', '{"then":{}}', '{"length":1e9}', '{"toJSON":"x"}'],
    `"${hostileMark}"`,
    `{"${hostileMark}":"${hostileMark}"}`,
    `"' OR 1=1; DROP TABLE orders; --"`,
    `"../../../../etc/passwd"`,
    `"a@example.org\\r\\nBcc: b@example.org"`,
    `"<script>${hostileMark}</script>"`,
    `"http://169.254.169.254/"`,
  ),
  fc.integer({ min: 2, max: longest }).map((length) => `"${'x'.repeat(length)}"`),
  fc.integer({ min: 2, max: 20_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc
    .integer({ min: 2, max: 5_000 })
    .map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
  fc.integer({ min: 2, max: 5_000 }).map((count) => `[${'1,'.repeat(count)}1]`),
)

/** A JSON text with one of its values replaced, left out, doubled or joined by another. */
export function tamperedJson(value: unknown): fc.Arbitrary<string> {
  const places = placesIn(value)
  const tampering = fc.record({
    place: fc.nat(places.length - 1),
    how: fc.constantFrom('replace', 'replace', 'drop', 'double', 'join'),
    hostile: hostileText,
  })
  return tampering.map(({ place, how, hostile }) => write(value, places[place] ?? '', how, hostile))
}

type Tampering = 'replace' | 'drop' | 'double' | 'join'

function placesIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path]
  const below = Object.entries(value).flatMap(([key, one]) => placesIn(one, `${path}/${key}`))
  return [path, ...below]
}

/** Writes `value`, tampered with at `place` (a path of keys). */
function write(value: unknown, place: string, how: Tampering, hostile: string, path = ''): string {
  if (path === place && how === 'replace') return hostile
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const isList = Array.isArray(value)
  const members = Object.entries(value).flatMap(([key, one]) => {
    const below = `${path}/${key}`
    const name = isList ? '' : `${JSON.stringify(key)}:`
    const own = name + write(one, place, how, hostile, below)
    if (below !== place) return [own]
    if (how === 'drop') return []
    if (how === 'double') return [own, name + hostile]
    return how === 'join' ? [own, isList ? hostile : `"${hostileMark}":${hostile}`] : [own]
  })
  return isList ? `[${members.join(',')}]` : `{${members.join(',')}}`
}

/** Damage to the bytes of a text in transit. */
const damage = fc.record({
  how: fc.constantFrom('none', 'none', 'none', 'cut', 'flip', 'bom', 'utf-16', 'twice', 'zeros'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  byte: fc.integer({ min: 0, max: 255 }),
})

/** Bytes that may be the JSON of `value`, almost that, or nothing of the kind. */
export function hostileBytes(value: unknown): fc.Arbitrary<Uint8Array<ArrayBuffer>> {
  const texts = fc.oneof(
    { arbitrary: tamperedJson(value), weight: 6 },
    { arbitrary: hostileText, weight: 2 },
    { arbitrary: fc.string({ unit: 'binary' }), weight: 1 },
  )
  const damaged = fc.tuple(texts, damage).map(([text, { how, at, byte }]) => {
    const bytes = Buffer.from(text)
    const place = Math.floor(at * bytes.length)
    switch (how) {
      case 'cut':
        return bytes.subarray(0, place)
      case 'flip':
        return Buffer.concat([bytes.subarray(0, place), Buffer.of(byte), bytes.subarray(place + 1)])
      case 'bom':
        return Buffer.from(`\ufeff${text}`)
      case 'utf-16':
        return Buffer.from(text, 'utf16le')
      case 'twice':
        return Buffer.concat([bytes, bytes])
      case 'zeros':
        return Buffer.concat([bytes, Buffer.alloc(byte)])
      default:
        return bytes
    }
  })
  return fc.oneof(
    { arbitrary: damaged.map((bytes) => new Uint8Array(bytes)), weight: 9 },
    { arbitrary: fc.uint8Array({ maxLength: 200 }), weight: 1 },
  )
}

/** A header value that HTTP allows, sometimes `usual`. */
export function hostileHeader(usual: string): fc.Arbitrary<string> {
  return fc.oneof(
    { arbitrary: fc.constant(usual), weight: 4 },
    {
      arbitrary: fc.constantFrom(
        ...['', ' ', ',', '=', ';', '"', '-1', '1e999', '9'.repeat(300), 'null', '%00', '\u00ff'],
        ...['__proto__', 'ts=1,v1=', 'ts=,v1=0', 'v1=0,ts=0', hostileMark, 'x'.repeat(5_000)],
        ...[
          'http://169.254.169.254/v1/notifications/certs/A',
          'https://api.paypal.com:1/',
          'file:///',
        ],
        ...['*', '*/*;q=NaN', 'pt;q=0, en;q=2', 'bytes=0-', 'W/"x"'],
      ),
      weight: 2,
    },
    { arbitrary: fc.string({ unit: fc.constantFrom(...printable), maxLength: 60 }), weight: 1 },
    {
      arbitrary: fc.nat(usual.length).map((cut) => usual.slice(0, cut)),
      weight: 1,
    },
  )
}

const printable = Array.from({ length: 94 }, (_, place) => String.fromCharCode(33 + place))
