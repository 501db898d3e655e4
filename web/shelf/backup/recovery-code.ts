/**
 * The recovery code of a backup: 128 random bits, written so that a person can copy them from paper. Crockford's
 * alphabet leaves out the letters that look like digits; his check symbol at the end tells a slip of the pen from the
 * code of another device (https://www.crockford.com/base32.html).
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const checkAlphabet = `${alphabet}*~$=U`
const codeBytes = 16
const dataSymbols = 26
const groupSymbols = 4

/** A new code. `randomBytes` gives that many bytes nobody can guess. */
export function newRecoveryCode(randomBytes: (count: number) => Uint8Array): string {
  const symbols = symbolsOf(randomBytes(codeBytes))
  return written(symbols + checkSymbol(symbols))
}

export type RecoveryCodeReading =
  | { kind: 'code'; code: string }
  /** Too short or too long to be one. */
  | { kind: 'incomplete' }
  /** A symbol is mistyped. */
  | { kind: 'mistyped' }

/** Reads what was typed, forgiving about case, spaces, hyphens and look-alikes; the code comes back as it is written. */
export function readRecoveryCode(typed: string): RecoveryCodeReading {
  const symbols = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  if (symbols.length !== dataSymbols + 1) return { kind: 'incomplete' }
  const data = symbols.slice(0, dataSymbols)
  const isWritten = [...data].every((symbol) => alphabet.includes(symbol))
  if (!isWritten || checkSymbol(data) !== symbols.at(-1)) return { kind: 'mistyped' }
  return { kind: 'code', code: written(symbols) }
}

function symbolsOf(bytes: Uint8Array): string {
  let symbols = ''
  let bits = 0
  let value = 0
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      symbols += alphabet[(value >> bits) & 31] ?? ''
    }
    value &= (1 << bits) - 1
  }
  return bits === 0 ? symbols : symbols + (alphabet[(value << (5 - bits)) & 31] ?? '')
}

/** The number that the symbols write, modulo 37: one wrong symbol, or two exchanged neighbours, always show. */
function checkSymbol(symbols: string): string {
  let remainder = 0
  for (const symbol of symbols) {
    remainder = (remainder * alphabet.length + alphabet.indexOf(symbol)) % checkAlphabet.length
  }
  return checkAlphabet[remainder] ?? ''
}

function written(symbols: string): string {
  const groups = symbols.match(new RegExp(`.{1,${groupSymbols}}`, 'g')) ?? []
  return groups.join('-')
}
