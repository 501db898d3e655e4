const partOfWord = '[\\p{L}\\p{M}\\p{N}]'

/** Scripts without spaces between words, where a word has no visible edges. */
const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Matches these words exactly as written, unless a letter or digit touches them on either side. */
export function wholeWords(words: string, flags: 'gu' | 'iu'): RegExp {
  const literal = words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return spaceless.test(words)
    ? new RegExp(literal, flags)
    : new RegExp(`(?<!${partOfWord})${literal}(?!${partOfWord})`, flags)
}
