import { describe, expect, it } from 'vitest'
import { coupleFileName } from './couple-file-name.ts'

describe('the name of a file for one couple', () => {
  it('says what it is, whose, and when', () => {
    expect(coupleFileName('Cerimônia', 'Luísa e Thiago', { date: '2027-05-15' }, 'docx')).toBe(
      'Cerimônia - Luísa e Thiago - 2027-05-15.docx',
    )
  })

  it('leaves out what is not known', () => {
    expect(coupleFileName('Cerimônia', '', { date: '' }, 'docx')).toBe('Cerimônia.docx')
  })

  it('holds nothing that a file system would refuse or run', () => {
    const name = coupleFileName(
      'Cérémonie',
      '../..\\A/B:*?"<>|\u202e\u0000 e Zoë',
      { date: '' },
      'docx',
    )
    expect(name).toBe('Cérémonie - AB e Zoë.docx')
  })

  it('stays short for names of 200 characters, and cuts no character in two', () => {
    const name = coupleFileName('Cerimônia', '👩🏽'.repeat(100), { date: '2027-05-15' }, 'docx')
    expect(name.length).toBeLessThan(160)
    expect(name.isWellFormed()).toBe(true)
  })
})
