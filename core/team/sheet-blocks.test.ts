import { describe, expect, it } from 'vitest'
import { sheetBlocks, sheetTypePt } from './sheet-blocks.ts'
import type { TeamSheet } from './team-sheets.ts'

const about = 'Cerimônia de Ana e João · Ouro Preto'
const sheet = (id: string, groups: TeamSheet['groups']): TeamSheet => ({
  id,
  title: 'Para os músicos',
  about,
  groups,
})

describe('a team sheet on paper', () => {
  it('says whose it is, and every line once under its heading', () => {
    const blocks = sheetBlocks(
      sheet('musicians', [
        { heading: 'Entradas', lines: [] },
        { heading: 'Deixas', lines: ['Troca de alianças', 'Saída'] },
      ]),
    )
    expect(blocks.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'title: Para os músicos',
      `detail: ${about}`,
      'heading: Deixas',
      'item: Troca de alianças',
      'item: Saída',
    ])
  })

  it('cuts what could fill a page by itself where one breathes, and loses no word', () => {
    const poem = 'e ninguém parava para respirar, '.repeat(80).trim()
    const parts = sheetBlocks(sheet('reader Rita', [{ lines: [poem] }])).slice(2)
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.map(({ text }) => text).join(' ')).toBe(poem)
    expect(parts.filter(({ begins }) => begins)).toHaveLength(1)
  })

  it('keeps the verses of a poem, and leaves space between its stanzas', () => {
    const [, , ...verses] = sheetBlocks(
      sheet('reader Rita', [{ lines: ['Chove\nhoje.', 'Fico.'] }]),
    )
    expect(verses.map(({ text, begins, verse }) => [text, begins, verse])).toEqual([
      ['Chove', true, 'begins'],
      ['hoje.', false, 'begins'],
      ['Fico.', true, undefined],
    ])
  })

  it('has large type where it is read aloud', () => {
    expect(sheetTypePt(sheet('reader Rita', []))).toBeGreaterThanOrEqual(16)
    expect(sheetTypePt(sheet('musicians', []))).toBeLessThan(16)
  })
})
