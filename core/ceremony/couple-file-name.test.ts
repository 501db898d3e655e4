import { describe, expect, it } from 'vitest'
import { coupleFileName, documentName } from './couple-file-name.ts'
import type { Ceremony } from './document.ts'
import { newCeremony } from './new-ceremony.ts'

function named(one: string, other: string, more: Partial<Ceremony> = {}): Ceremony {
  const fresh = newCeremony({ id: 'one', nowMs: 0, language: more.language ?? 'pt-BR' })
  const [first, second] = fresh.couple
  return {
    ...fresh,
    couple: [
      { ...first, name: one },
      { ...second, name: other },
    ],
    ...more,
  }
}

describe('the name of a file for one couple', () => {
  it('says what it is, whose, and when, in the language of the ceremony', () => {
    expect(coupleFileName(named('Luísa', 'Thiago', { date: '2027-05-15' }), 'docx')).toBe(
      'Cerimônia - Luísa e Thiago - 2027-05-15.docx',
    )
    expect(coupleFileName(named('Meg', 'Tom', { language: 'en-GB' }), 'enlace.json')).toBe(
      'Ceremony - Meg and Tom.enlace.json',
    )
    expect(coupleFileName(named('Juan', 'Inés', { language: 'es-419' }), 'docx')).toBe(
      'Ceremonia - Juan e Inés.docx',
    )
  })

  it('leaves out what is not known', () => {
    expect(coupleFileName(named('', ''), 'docx')).toBe('Cerimônia.docx')
    expect(coupleFileName(named('', 'Zoë', { language: 'fr-FR' }), 'docx')).toBe(
      'Cérémonie - Zoë.docx',
    )
  })

  it('holds nothing that a file system would refuse or run', () => {
    const name = coupleFileName(
      named('../..\\A/B:*?"<>|\u202e\u0000', 'Zoë', { language: 'fr-FR' }),
      'docx',
    )
    expect(name).toBe('Cérémonie - AB et Zoë.docx')
  })

  it('stays short for names of 200 characters, and cuts no character in two', () => {
    const name = coupleFileName(named('👩🏽'.repeat(100), '', { date: '2027-05-15' }), 'docx')
    expect(name.length).toBeLessThan(160)
    expect(name.isWellFormed()).toBe(true)
  })
})

it('the script as a document is called as the specification has it, and in the other languages by their word', () => {
  const nameIn = (language: Ceremony['language']) => documentName({ language })
  expect(nameIn('pt-BR')).toBe('cerimonia.docx')
  expect(nameIn('en-US')).toBe('ceremony.docx')
  expect(nameIn('fr-FR')).toBe('ceremonie.docx')
  expect(nameIn('es-419')).toBe('ceremonia.docx')
})
