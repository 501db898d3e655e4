import * as v from 'valibot'
import { expect, test } from 'vitest'
import { textNames } from '../ceremony/ceremony.ts'
import type { Ceremony } from '../ceremony/document.ts'
import { newCeremony } from '../ceremony/new-ceremony.ts'
import { fingerprint } from './fingerprint.ts'
import { partRequestSchema } from './part-request.ts'
import {
  answersReadOf,
  partRequestOf,
  requestOfCeremony,
  translationRequestOf,
} from './request-of-ceremony.ts'
import { fact } from './testing/writing-request.ts'
import { writingRequestSchema } from './writing-request.ts'

const told = 'Foi na fila. O anel está com a avó.'
const base = newCeremony({ id: 'c', nowMs: 0, language: 'pt-BR' })
const ceremony: Ceremony = {
  ...base,
  couple: [
    { ...base.couple[0], name: 'Rafael Moura', calledAs: 'Rafa' },
    { ...base.couple[1], name: 'Marina' },
  ],
  people: [
    {
      ...{ name: 'Zilda', saidAs: '', role: 'avó', isInMemory: false, brings: 'o anel', reads: '' },
      ...{ isThanked: true, secretFor: 'first' },
    },
  ],
  answers: { howTheyMet: { text: told, answeredBy: 'second' }, success: { text: ' ' } },
  facts: [
    fact('Foi na fila.'),
    fact('O anel está com a avó.', { secretFor: 'first' }),
    fact('o pai', { mayBeUsed: false }),
  ],
  answersRead: { howTheyMet: fingerprint(told), leaveUnsaid: fingerprint('') },
}
const extras = { texts: textNames, rituals: ['Areias'] }

test('a press sends what prompts need and nothing else, and no secret in it', () => {
  const request = requestOfCeremony(ceremony, extras)
  expect(v.safeParse(writingRequestSchema, request).issues).toBeUndefined()
  const sent = JSON.stringify(request)
  expect(sent).not.toContain('anel')
  expect(sent).not.toContain('Zilda')
  expect(request.answers).toEqual([
    { question: 'howTheyMet', text: expect.stringContaining('Foi na fila.'), answeredBy: 'second' },
  ])
  expect(request.couple[0]).toEqual({
    called: 'Rafa',
    full: 'Rafael Moura',
    agreement: 'masculine',
  })
})

test('an answer is known to be read by what was typed, though its secret is not sent', () => {
  const request = requestOfCeremony(ceremony, extras)
  expect(request.answersRead['howTheyMet']).toBe(fingerprint(request.answers[0]?.text ?? ''))
  expect(answersReadOf(ceremony, request.answersRead)).toEqual(ceremony.answersRead)
  const changed = { ...ceremony, answers: { howTheyMet: { text: `${told} Sim.` } } }
  expect(requestOfCeremony(changed, extras).answersRead).not.toHaveProperty('howTheyMet')
})

test('a secret reworded by hand keeps its whole answer on the device', () => {
  const secret = fact('A aliança da bisavó', { secretFor: 'first', isCorrected: true })
  const reworded = { ...ceremony, facts: [fact('Foi na fila.'), secret] }
  const sent = JSON.stringify(requestOfCeremony(reworded, extras))
  expect(sent).not.toContain('anel')
  expect(sent).not.toContain('bisavó')
})

test('that the answer about challenges may be told is sent once somebody has ticked it', () => {
  expect(requestOfCeremony(ceremony, extras)).not.toHaveProperty('challengesMayBeTold')
  const wishes = { ...ceremony.wishes, challengesMayBeTold: true }
  const ticked = requestOfCeremony({ ...ceremony, wishes }, extras)
  expect(ticked.challengesMayBeTold).toBe(true)
})

test('a reworded secret is cut out of its answer as it was told', () => {
  const [known] = ceremony.facts.filter(({ secretFor }) => secretFor !== undefined)
  if (known === undefined) throw new Error('there is no secret')
  const reworded = { ...known, words: 'A aliança da bisavó', toldAs: known.words }
  const { answers } = requestOfCeremony(
    { ...ceremony, facts: [{ ...reworded, isCorrected: true }] },
    extras,
  )
  expect(answers[0]?.text).toContain('Foi na fila.')
  expect(JSON.stringify(answers)).not.toContain('anel')
})

test('that nobody is invited is sent as it is ticked, and a part knows it from the first answer too', () => {
  const part = { part: 'x', before: '', after: '', instruction: '' }
  const ticked = { ...ceremony, wishes: { ...ceremony.wishes, hasGuests: false } }
  expect(requestOfCeremony(ticked, extras).hasGuests).toBe(false)
  expect(requestOfCeremony(ceremony, extras)).not.toHaveProperty('hasGuests')
  expect(partRequestOf(ticked, part).isAlone).toBe(true)
  const told = { ...ceremony, answers: { guestCities: { text: 'Ninguém, só nós dois.' } } }
  expect(partRequestOf(told, part).isAlone).toBe(true)
  expect(partRequestOf(ceremony, part)).not.toHaveProperty('isAlone')
})

test('a part goes with what may be told only', () => {
  const part = { part: 'x', before: '', after: '', instruction: 'mais curto' }
  expect(partRequestOf(ceremony, part).facts.map(({ words }) => words)).toEqual(['Foi na fila.'])
})

test('a part to be said in another language goes with the names and nothing that was told', () => {
  const request = translationRequestOf(ceremony, 'en-US', 'Bem-vindos!')
  expect(v.safeParse(partRequestSchema, request).issues).toBeUndefined()
  expect(request).toMatchObject({
    language: 'en-US',
    from: 'pt-BR',
    part: 'Bem-vindos!',
    facts: [],
  })
  for (const told of ['fila', 'anel', 'Zilda', 'Areias']) {
    expect(JSON.stringify(request)).not.toContain(told)
  }
})
