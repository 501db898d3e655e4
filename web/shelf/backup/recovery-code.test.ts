import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newRecoveryCode, readRecoveryCode } from './recovery-code.ts'

const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 })
const codeOf = (random: Uint8Array): string => newRecoveryCode(() => random)

describe('a recovery code', () => {
  it('is 26 symbols and a check symbol, in groups of four', () => {
    expect(codeOf(new Uint8Array(16))).toBe('0000-0000-0000-0000-0000-0000-000')
  })

  it('is another for other bytes', () => {
    fc.assert(
      fc.property(bytes, bytes, (a, b) => {
        expect(codeOf(a) === codeOf(b)).toBe(a.join() === b.join())
      }),
    )
  })

  it('is read back as it was written, however it was copied', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = codeOf(random)
        for (const typed of [
          code,
          code.toLowerCase(),
          ` ${code.replaceAll('-', ' ')}\n`,
          code.replaceAll('-', '–'),
          code.replaceAll('0', 'o').replaceAll('1', 'l'),
        ]) {
          expect(readRecoveryCode(typed)).toEqual({ kind: 'code', code })
        }
      }),
    )
  })

  it('shows one wrong symbol and two exchanged ones', () => {
    const symbols = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']
    fc.assert(
      fc.property(bytes, fc.nat(25), fc.constantFrom(...symbols), (random, position, symbol) => {
        const written = [...codeOf(random).replaceAll('-', '')]
        const wrong = written.with(position, symbol)
        const exchanged = written
          .with(position, written[position + 1] ?? '')
          .with(position + 1, written[position] ?? '')
        for (const typed of position < 25 ? [wrong, exchanged] : [wrong]) {
          const isSame = typed.join('') === written.join('')
          expect(readRecoveryCode(typed.join('')).kind).toBe(isSame ? 'code' : 'mistyped')
        }
      }),
    )
  })

  it('is told from half of one', () => {
    expect(readRecoveryCode('')).toEqual({ kind: 'incomplete' })
    expect(readRecoveryCode('0000-0000')).toEqual({ kind: 'incomplete' })
    expect(readRecoveryCode(`${codeOf(new Uint8Array(16))}0`)).toEqual({ kind: 'incomplete' })
  })
})
