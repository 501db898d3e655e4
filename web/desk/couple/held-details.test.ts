import { expect, test } from 'vitest'
import { newCeremony } from '#core/ceremony/new-ceremony.ts'
import { asCheckContext } from './held-details.ts'

test('the check hears of former names, places, dates and times, and of no former agreement', () => {
  const [groom] = newCeremony({ id: 'c', nowMs: 0, language: 'pt-BR' }).couple
  const former = { ...groom, name: 'Sílvio' }
  expect(
    asCheckContext([
      { kind: 'name', partner: 'first', former },
      { kind: 'agreement', partner: 'first', former: 'masculine' },
      { kind: 'place', former: 'Sintra' },
      { kind: 'date', former: '2026-10-10' },
      { kind: 'time', former: '11:00' },
    ]),
  ).toEqual({
    partners: [former],
    places: ['Sintra'],
    dates: ['2026-10-10'],
    times: ['11:00'],
  })
})
