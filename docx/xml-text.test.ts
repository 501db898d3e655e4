import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { xmlText } from './xml-text.ts'

describe('xmlText', () => {
  test('leaves a celebrant’s ordinary text alone', () => {
    const text = '“Você aceita?” — d’Ávila & <Zoë>  😀 👩🏽‍❤️‍👨🏻 שלום مرحبا\tfim '
    expect(xmlText(text)).toBe(text)
  })

  test('turns every kind of line end into a line feed', () => {
    expect(xmlText('a\r\nb\rc\nd\ve\ff\u0085g\u2028h\u2029i')).toBe('a\nb\nc\nd\ne\nf\ng\nh\ni')
  })

  test('counts CRLF as one line end', () => {
    expect(xmlText('a\r\n\r\nb')).toBe('a\n\nb')
  })

  test('removes control characters, noncharacters and lone surrogates', () => {
    expect(xmlText('a\u0000b\u0008c\u001Fd\uFFFEe\uFFFFf\uD83Dg\uDE00h')).toBe('abcdefgh')
  })

  test('does not join surrogates on both sides of a forbidden character', () => {
    expect(xmlText('\uD83D\u0000\uDE00')).toBe('')
  })

  test('returns only XML 1.0 characters, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.nat(0xffff)), (text, units) => {
        const normal = xmlText(text + String.fromCharCode(...units))
        expect(normal.isWellFormed()).toBe(true)
        expect(normal).not.toMatch(/[^\t\n\P{Cc}\x7F-\x9F]|[\uFFFE\uFFFF]/u)
        expect(xmlText(normal)).toBe(normal)
      }),
    )
  })
})
