import { readdir } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { type CeremonyLanguage, ceremonyLanguages } from '../ceremony/ceremony-language.ts'
import { direction, type Piece, pieceOf, poem, says, spokenWords } from './piece.ts'
import { type PieceId, pieceDemands } from './piece-ids.ts'
import { everyWording, libraryOf } from './testing/libraries.ts'
import { notYetWritten } from './testing/not-yet-written.ts'

const ids = Object.keys(pieceDemands) as PieceId[]

/** What a piece lacks or has otherwise than every language's should. */
function shortcomings(id: PieceId, piece: Piece | undefined): string[] {
  if (piece === undefined) return ['missing']
  const { wordings, named = [], acts, propsFrom = [], hasMusic, silentMinutes } = pieceDemands[id]
  const own = Object.keys(piece.wordings)
  return [
    ...(own.length < wordings ? [`${own.length} wordings of ${wordings}`] : []),
    ...named.filter((wording) => !own.includes(wording)).map((wording) => `no ${wording}`),
    ...(piece.acts.join() === acts.join() ? [] : [`acts are ${piece.acts.join()}`]),
    ...(piece.props.map(({ from }) => from).join() === propsFrom.join() ? [] : ['props differ']),
    ...((piece.music !== undefined) === (hasMusic ?? false) ? [] : ['music differs']),
    ...(piece.silentMinutes === silentMinutes ? [] : ['minutes differ']),
    ...(piece.heading === undefined && piece.name === undefined ? ['no name'] : []),
    ...(propsFrom.length > 1 && piece.caution === undefined ? ['no caution'] : []),
  ]
}

function lacking(language: CeremonyLanguage): string[] {
  const library = libraryOf(language)
  return ids.flatMap((id) =>
    shortcomings(id, pieceOf(library, id)).map((shortcoming) => `${id}: ${shortcoming}`),
  )
}

describe.each(ceremonyLanguages)('the pieces in %s', (language) => {
  const library = libraryOf(language)

  test('are those of every language, but for the ones listed as not yet written', () => {
    const unlisted = lacking(language).filter(
      (shortcoming) => !notYetWritten[language].some((id) => shortcoming.startsWith(`${id}:`)),
    )
    expect(unlisted).toEqual([])
  })

  test('leave the list of those not yet written as soon as they are', () => {
    const all = lacking(language)
    const written = notYetWritten[language].filter(
      (id) => !all.some((shortcoming) => shortcoming.startsWith(`${id}:`)),
    )
    expect(written).toEqual([])
  })

  test('are a line in pieces.ts for every file of the folder', async () => {
    const files = await readdir(new URL(`./${language}/`, import.meta.url))
    const pieces = files
      .filter(
        (file) =>
          !['library.ts', 'frame.ts', 'pieces.ts', 'spelling.ts', 'turns-of-phrase.ts'].includes(
            file,
          ),
      )
      .map((file) =>
        file.slice(0, -'.ts'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      )
    expect(Object.keys(library.pieces)).toEqual(expect.arrayContaining(pieces))
  })

  test('have wordings with names that tell them apart', () => {
    for (const [id, { wordings }] of Object.entries(library.pieces)) {
      const names = Object.values(wordings).map(({ name }) => name)
      expect(new Set(names).size, id).toBe(names.length)
      for (const name of names) expect(name.length, name).toBeLessThanOrEqual(32)
    }
  })

  test('break lines in poems only', () => {
    for (const { piece, wording, lines } of everyWording(library)) {
      for (const { speaker, text } of lines) {
        expect(text.trim(), `${piece} ${wording}`).toBe(text)
        if (speaker !== 'other') expect(text, `${piece} ${wording}`).not.toContain('\n')
      }
    }
  })

  test('quote others only where nobody owns the words any more', () => {
    for (const { wordings } of Object.values(library.pieces)) {
      for (const { name, source } of Object.values(wordings)) {
        if (source === undefined) continue
        // Life and seventy years in Brazil, Europe and the UK; published before 1931 in the United States.
        if (source.died !== undefined) expect(source.died, name).toBeLessThanOrEqual(1955)
        if (source.published !== undefined) expect(source.published, name).toBeLessThan(1931)
        expect(source.author.trim() && source.work.trim(), name).not.toBe('')
      }
    }
  })

  test('quote nobody without saying whom', () => {
    for (const { wordings } of Object.values(library.pieces)) {
      for (const { name, source, lines } of Object.values(wordings)) {
        if (lines.some(({ isQuoted }) => isQuoted === true)) expect(source, name).toBeDefined()
      }
    }
  })

  test('have a source for every reading but the guest’s own', () => {
    const readings = Object.entries(pieceOf(library, 'reading')?.wordings ?? {})
    for (const [id, { source }] of readings) expect(source !== undefined, id).toBe(id !== 'guest')
  })
})

test('a wording is as long as what is said in it', () => {
  const lines = [
    direction('Espere.'),
    says('first', '{second}, eu fico.'),
    ...poem('Um\ndois\n\ntrês'),
  ]
  expect(spokenWords({ name: 'x', lines })).toBe(6)
})

test('a poem keeps its verses, a stanza to a line', () => {
  expect(poem('\n  Um\ndois \n\ntrês\n').map(({ text }) => text)).toEqual(['Um\ndois', 'três'])
})
