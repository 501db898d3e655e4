import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Ceremony } from '../../ceremony/document.ts'
import { sampleCeremony } from '../../ceremony/testing/sample-ceremony.ts'
import { library } from '../../library/pt-BR/library.ts'
import { writtenAs } from '../testing/checked-couple.ts'
import { person } from '../testing/finding-row.ts'
import { inHand } from '../testing/found-words.ts'
import { rangeOf, tellingOf } from '../testing/told.ts'
import { secondReadingRequestSchema } from './second-reading-request.ts'
import { secondReadingRequestOf } from './second-reading-request-of.ts'

const telling = tellingOf('howTheyMet', 'Foi num barco. Ele guarda um anel azul.')
const told = sampleCeremony({ tellings: [telling] })
const request = (ceremony: Ceremony) => secondReadingRequestOf(ceremony, library, ['987 km'])

test('it asks about each written sentence once, and about nothing that is typed or the library’s', () => {
  const ceremony = inHand(writtenAs(told, 'Foi num barco. Ventava. Foi num barco.'), 'Outra coisa.')
  const asked = request(ceremony)
  expect(asked?.sentences).toEqual(['Foi num barco.', 'Ventava.'])
  expect(asked?.known).toEqual(expect.arrayContaining(['Ouro Preto', '2026-12-12', '987 km']))
  expect(asked?.couple).toEqual(['João', 'Ana'])
  expect(v.is(secondReadingRequestSchema, asked)).toBe(true)
})

test('it asks nothing where nothing is written', () => {
  expect(request(told)).toBeUndefined()
})

describe('what is private', () => {
  const written = writtenAs(told, 'Foi num barco. Há um anel azul.')

  test('is in no part of it: secrets, private tellings, people whose part is a surprise, and sentences that tell of them', () => {
    const secret = rangeOf(telling, 'Ele guarda um anel azul.', 'private', {
      by: 'hand',
      secretFor: 'second',
    })
    const diary = tellingOf('t2', 'A Odete chorou na novela.', { isPrivate: true })
    const ceremony = {
      ...writtenAs(told, 'Foi num barco. Há um anel azul. A Odete veio.'),
      tellings: [telling, diary],
      ranges: [secret],
      people: [person({ name: 'Heitor', secretFor: 'first' as const })],
    }
    const sent = JSON.stringify(request(ceremony))
    for (const word of ['anel', 'azul', 'Odete', 'novela', 'Heitor']) {
      expect(sent).not.toContain(word)
    }
    expect(sent).toContain('Foi num barco.')
  })

  test('and what is merely held goes along, marked', () => {
    const held = { ...written, ranges: [rangeOf(telling, 'Ele guarda um anel azul.', 'hardship')] }
    expect(request(held)?.tellings[0]?.ranges).toMatchObject([
      { decision: 'hold', why: 'hardship' },
    ])
  })
})
