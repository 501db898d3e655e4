import { expect, test } from 'vitest'
import { areAlone, saysNobodyComes } from './nobody-else.ts'
import { answer, writingRequest } from './testing/writing-request.ts'

test.each([
  'Nobody. It’s just the two of us and the celebrant, and whoever is out walking.',
  'No guests, just us.',
  'We’re eloping!',
  'No friends, no family. Only the two of us.',
  'Ninguém, só nós dois.',
  'Só nós duas e quem celebra',
  'Vai ser só a gente, sem convidados',
  'No viene nadie, solo nosotros dos y quien nos case.',
  'Sin invitados',
  'Personne, rien que nous deux.',
  'Nous deux et le photographe. Ni famille ni amis.',
  'Il n’y aura personne',
])('nobody comes where it is said: %s', (said) => {
  expect(saysNobodyComes(said)).toBe(true)
})

test.each([
  '',
  'Todos de Ronda.',
  'Ninguém de fora, todo mundo é do Recife',
  'Nobody from abroad; friends from Leeds and York',
  'Just the two of us and our parents, from Leeds',
  'Just the two of us and 12 from Cork',
  'Only us and Ana',
  'Só nós dois moramos longe; os convidados são daqui',
  'Solo nosotros dos y nuestras familias, de Sevilla',
  'Personne de loin. Mes parents viennent de Lyon.',
  'Rien que nous deux et les témoins',
  'Lisboa e Salvador',
])('somebody comes, or may: %s', (said) => {
  expect(saysNobodyComes(said)).toBe(false)
})

test('what is ticked at the desk counts more than an answer, and a city more than a phrase', () => {
  const tellings = [answer('guestCities', 'Ninguém.')]
  const cities = [{ name: 'Lisboa', line: '' }]
  expect(areAlone(writingRequest({ tellings }))).toBe(true)
  expect(areAlone(writingRequest({ tellings, hasGuests: true }))).toBe(false)
  expect(areAlone(writingRequest({ tellings, cities }))).toBe(false)
  expect(areAlone(writingRequest({ hasGuests: false, cities }))).toBe(true)
  expect(areAlone(writingRequest())).toBe(false)
})
