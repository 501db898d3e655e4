import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ceremonyFormat } from './ceremony-format.ts'
import { ceremonySchema } from './document.ts'
import { readCeremony, readCeremonyText } from './migrations.ts'
import { newCeremony } from './new-ceremony.ts'
import { anyCeremony } from './testing/any-ceremony.ts'
import { sampleCeremony } from './testing/sample-ceremony.ts'

const beginning = { id: 'new', nowMs: 5, language: 'pt-BR' } as const

describe('a ceremony', () => {
  test('survives a round trip through text unchanged', () => {
    fc.assert(
      fc.property(anyCeremony, (ceremony) => {
        expect(readCeremonyText(JSON.stringify(ceremony), beginning)).toEqual({
          kind: 'ceremony',
          ceremony,
        })
      }),
    )
  })

  test('starts out valid, with the groom named before the bride', () => {
    const ceremony = newCeremony(beginning)
    expect(v.parse(ceremonySchema, ceremony)).toEqual(ceremony)
    expect(ceremony.couple.map(({ title, agreement }) => [title.kind, agreement])).toEqual([
      ['groom', 'masculine'],
      ['bride', 'feminine'],
    ])
  })

  test.each([
    ['two sections with one key', { plan: [...sampleCeremony().plan, ...sampleCeremony().plan] }],
    ['three partners', { couple: [...sampleCeremony().couple, sampleCeremony().couple[0]] }],
    ['a date that is no date', { date: '12/12/2026' }],
    ['a language nobody marries in', { language: 'xx' }],
    ['no id', { id: '' }],
  ])('is refused with %s', (_, change) => {
    expect(readCeremony({ ...sampleCeremony(), ...change }, beginning)).toEqual({
      kind: 'not-a-ceremony',
    })
  })
})

describe('a document from elsewhere', () => {
  test.each([
    ['a later format', { ...sampleCeremony(), format: ceremonyFormat + 1 }],
    ['a later format of another shape', { format: 77, anything: true }],
    ['a later version of the first stage’s file', { format: 'enlace-ceremony', version: 2 }],
  ])('with %s is refused, not guessed at', (_, value) => {
    expect(readCeremony(value, beginning).kind).toBe('newer')
  })

  test('is read without a member that came later, or that a later version added', () => {
    const ceremony = sampleCeremony()
    const later = { ...ceremony, addedLater: ['something'] }
    expect(readCeremony(later, beginning)).toEqual({ kind: 'ceremony', ceremony })
    expect(ceremony.acceptedFindings).toBeUndefined()
  })

  test('is read or refused, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(['ceremony', 'newer', 'not-a-ceremony']).toContain(
          readCeremonyText(text, beginning).kind,
        )
      }),
    )
  })
})
