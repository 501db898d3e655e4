const partOfWord = '[\\p{L}\\p{M}\\p{N}]'

/** Scripts without spaces between words, where a word has no visible edges. */
const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** No name is as long, and an expression of a hundred thousand characters is more than browsers take. */
const maxCharacters = 2_000

/**
 * Matches these words exactly as written, unless a letter or digit touches them on either side. What is longer than any
 * name is found nowhere.
 */
export function wholeWords(words: string, flags: 'gu' | 'iu'): RegExp {
  if (words.length > maxCharacters) return new RegExp('(?!)', flags)
  const literal = words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return spaceless.test(words)
    ? new RegExp(literal, flags)
    : new RegExp(`(?<!${partOfWord})${literal}(?!${partOfWord})`, flags)
}
