/** Numbers in digits and in words, by value: `quatorze`, `4.000`, `four thousand` and `quatre-vingt-dix`. */
import type { NumberWords } from './language/check-language.ts'
import type { Word } from './words-of.ts'

export interface FoundNumber {
  value: number
  /** Positions of its first and last word. */
  first: number
  last: number
  isWritten: boolean
}

function digitsValue(text: string): number | undefined {
  const plain = text.replace(/[.,]/g, '')
  return /^\p{Nd}+$/u.test(plain) ? Number(plain) : undefined
}

/** How far apart two words may be to belong to one number: a space or a hyphen. */
function isNext(one: Word, other: Word): boolean {
  return other.start - one.end <= 1
}

/** `Object.hasOwn`, because `constructor` is no number. */
function lookUp(table: Readonly<Record<string, number>>, word: string): number | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined
}

class WrittenNumber {
  #total = 0
  #current = 0
  #last = Number.POSITIVE_INFINITY

  get value(): number {
    return this.#total + this.#current
  }

  /** Whether the word continues the number; `three four` are two. */
  add(value: number, isScale: boolean): boolean {
    if (isScale) {
      if (value === 100) this.#current = Math.max(this.#current, 1) * 100
      else {
        this.#total += Math.max(this.#current, 1) * value
        this.#current = 0
      }
      this.#last = value
      return true
    }
    // The French say four twenties, and ten-seven.
    const isFourTwenties = value === 20 && this.#current % 100 === 4
    const isTenSeven = this.#last === 10 && value >= 7 && value <= 9
    if (isFourTwenties) this.#current += 76
    else if (isTenSeven) this.#current += value
    else if (value >= this.#last || this.#last < 20) return false
    else this.#current += value
    this.#last = isFourTwenties ? 80 : value
    return true
  }
}

/** All numbers, in order. */
export function numbersIn(words: readonly Word[], language: NumberWords): FoundNumber[] {
  const found: FoundNumber[] = []
  for (let first = 0; first < words.length; first += 1) {
    const digits = digitsValue(words[first]?.text ?? '')
    const number = new WrittenNumber()
    let last = -1
    if (digits !== undefined) {
      number.add(digits, false)
      last = first
    }
    for (let index = digits === undefined ? first : first + 1; index < words.length; index += 1) {
      const word = words[index]
      const previous = words[index - 1]
      if (word === undefined) break
      if (last >= 0 && previous !== undefined && !isNext(previous, word)) break
      const scale = lookUp(language.scales, word.folded)
      const value =
        scale ?? (digits === undefined ? lookUp(language.values, word.folded) : undefined)
      if (value !== undefined && number.add(value, scale !== undefined)) last = index
      else if (last < 0 || value !== undefined || !language.joints.has(word.folded)) break
    }
    if (last < 0) continue
    found.push({ value: number.value, first, last, isWritten: digits === undefined })
    first = last
  }
  return found
}
