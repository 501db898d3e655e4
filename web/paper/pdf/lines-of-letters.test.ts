import { describe, expect, it } from 'vitest'
import { drawnAs, lettersOf, lineParts, type MeasuredLetter } from './lines-of-letters.ts'

/** Letters of ten pixels, `perLine` on each line. */
function measured(text: string, perLine = 100): MeasuredLetter[] {
  return lettersOf(text).map((letter, index) => ({
    text: letter,
    left: 10 * (index % perLine),
    top: 30 * Math.floor(index / perLine),
    width: letter === '\u200b' ? 0 : 10,
    height: 24,
  }))
}

const isLatin = (text: string): boolean => /^[\u0020-\u00ff]+$/.test(text)

function shown(text: string, perLine?: number): [string, string][] {
  return lineParts(measured(text, perLine), isLatin).map(({ kind, letters }) => [
    kind,
    letters.map((letter) => letter.text).join(''),
  ])
}

describe('letters', () => {
  it('stay together with their accents', () => {
    expect(lettersOf('Zoe\u0301!')).toEqual(['Z', 'o', 'e\u0301', '!'])
  })
})

describe('a letter as it is drawn', () => {
  it('has its accent, and forgets what only breaks lines', () => {
    expect(['e\u0301', '\u202f', '\u00a0', '\n', '\u2011'].map(drawnAs)).toEqual([
      'é',
      ' ',
      ' ',
      ' ',
      '-',
    ])
  })
})

describe('the parts of a line', () => {
  it('are one where the font has every letter', () => {
    expect(shown('Zoé e Luís')).toEqual([['drawn', 'Zoé e Luís']])
  })

  it('end where the browser has broken the line', () => {
    expect(shown('sim, aceito', 5)).toEqual([
      ['drawn', 'sim, '],
      ['drawn', 'aceit'],
      ['drawn', 'o'],
    ])
  })

  it('picture a whole word of which one letter is missing, and nothing else', () => {
    expect(shown('com ليلى e xλx hoje')).toEqual([
      ['drawn', 'com '],
      ['pictured', 'ليلى'],
      ['drawn', ' e '],
      ['pictured', 'xλx'],
      ['drawn', ' hoje'],
    ])
  })

  it('picture an emoji of several characters as one word', () => {
    expect(shown('👩🏽‍❤️‍👩🏻')).toEqual([['pictured', '👩🏽‍❤️‍👩🏻']])
  })

  it('leave out what takes no room', () => {
    expect(shown('bem\u200bvindos')).toEqual([['drawn', 'bemvindos']])
  })
})
