import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type TextName, textNames } from '../ceremony/ceremony.ts'
import type { Ceremony } from '../ceremony/document.ts'
import { newCeremony } from '../ceremony/new-ceremony.ts'
import type { Telling } from '../told/telling.ts'
import type { ToldRange } from '../told/told-range.ts'
import { fingerprint } from './fingerprint.ts'
import { partRequestSchema } from './part-request.ts'
import { partRequestOf, requestOfCeremony, translationRequestOf } from './request-of-ceremony.ts'
import { writingRequestSchema } from './writing-request.ts'

const met = 'Foi na fila. O anel está com a avó. Chovia muito.'
const base = newCeremony({ id: 'c', nowMs: 0, language: 'pt-BR' })

function telling(id: string, text: string, changes: Partial<Telling> = {}): Telling {
  return { id, from: 'answer', question: id, by: 'unknown', text, ...changes }
}

function range(of: Telling, quote: string, changes: Partial<ToldRange> = {}): ToldRange {
  const start = of.text.indexOf(quote)
  return {
    ...{ telling: of.id, start, end: start + quote.length, quote },
    ...{ decision: 'hold', by: 'hand', why: 'asked' },
    ...changes,
  }
}

const howTheyMet = telling('howTheyMet', met, { by: 'second' })
const secret = range(howTheyMet, 'O anel está com a avó.', { why: 'private', secretFor: 'first' })
const ceremony: Ceremony = {
  ...base,
  couple: [
    { ...base.couple[0], name: 'Rafael Moura', calledAs: 'Rafa' },
    { ...base.couple[1], name: 'Marina' },
  ],
  people: [
    {
      ...{ id: 'person-1', name: 'Zilda', saidAs: '', role: 'avó', isInMemory: false },
      ...{ brings: 'o anel', reads: '', isThanked: true, secretFor: 'first' },
    },
  ],
  tellings: [howTheyMet, telling('success', ' ')],
  ranges: [secret, range(howTheyMet, 'Chovia muito.')],
  tellingsRead: { howTheyMet: fingerprint(met), leaveUnsaid: fingerprint('') },
}
const extras = { texts: textNames, rituals: ['Areias'] }
const part = { part: 'x', before: '', after: '', instruction: '' }

function withText(name: string, content: string): Ceremony['plan'] {
  return ceremony.plan.map((section) =>
    section.body.kind === 'written' && section.body.text === name
      ? { ...section, body: { ...section.body, content } }
      : section,
  )
}

describe('a press', () => {
  test('sends what prompts need and nothing else, and no secret in it', () => {
    const request = requestOfCeremony(ceremony, extras)
    expect(v.safeParse(writingRequestSchema, request).issues).toBeUndefined()
    const sent = JSON.stringify(request)
    expect(sent).not.toContain('anel')
    expect(sent).not.toContain('Zilda')
    expect(request.couple[0]).toEqual({
      ...{ called: 'Rafa', full: 'Rafael Moura', agreement: 'masculine' },
    })
    expect(request.tellings.map(({ id, by, isRead }) => ({ id, by, isRead }))).toEqual([
      { id: 'howTheyMet', by: 'second', isRead: true },
    ])
  })

  test('sends the other ranges where their words stand once a secret is gone', () => {
    const [sent] = requestOfCeremony(ceremony, extras).tellings
    expect(sent?.ranges).toHaveLength(1)
    const [{ start, end } = { start: 0, end: 0 }] = sent?.ranges ?? []
    expect(sent?.text.slice(start, end)).toBe('Chovia muito.')
  })

  test.each<[string, Partial<Ceremony>]>([
    [
      'in another telling',
      { tellings: [howTheyMet, telling('success', 'O anel esta com a avo. Rir muito.')] },
    ],
    ['in the wishes', { wishes: { ...ceremony.wishes, leaveUnsaid: 'O anel está com a avó.' } }],
    ['in the place', { place: 'Sítio. O anel está com a avó.' }],
    [
      'by a hand for whoever celebrates alone',
      { ranges: [range(howTheyMet, 'O anel está com a avó.', { why: 'private' })] },
    ],
  ])('cuts a secret wherever it stands: %s', (_, changes) => {
    const sent = JSON.stringify(requestOfCeremony({ ...ceremony, ...changes }, extras))
    expect(sent).not.toMatch(/anel/)
    expect(sent).toContain('Foi na fila.')
  })

  test('keeps a telling on the device whose secret can no longer be found in it', () => {
    const lost = { ...secret, quote: 'A aliança está com a bisavó.' }
    const { tellings } = requestOfCeremony({ ...ceremony, ranges: [lost] }, extras)
    expect(tellings).toEqual([])
  })

  test('sends nothing of a private telling, told in another as well', () => {
    const own = telling('t1', 'Rafael ficou um ano sem trabalho. É verdade.', { isPrivate: true })
    const open = telling('success', 'Rir. Rafael ficou um ano sem trabalho. Viajar.')
    const changes = { tellings: [own, open], ranges: [], tellingsRead: {} }
    const sent = JSON.stringify(requestOfCeremony({ ...ceremony, ...changes }, extras))
    expect(sent).not.toContain('trabalho')
    expect(sent).toContain('Viajar.')
  })

  test('reads a telling again that was changed, and all of them under other wishes', () => {
    const isRead = (changes: Partial<Ceremony>) =>
      requestOfCeremony({ ...ceremony, ...changes }, extras).tellings[0]?.isRead
    expect(isRead({})).toBe(true)
    expect(isRead({ tellings: [{ ...howTheyMet, text: `${met} Sim.` }] })).toBe(false)
    expect(isRead({ wishes: { ...ceremony.wishes, leaveUnsaid: 'o velório' } })).toBe(false)
  })

  test('takes along the texts that stand, none of those asked for, and none where there is a secret', () => {
    const open = { ...ceremony, ranges: [], plan: withText('ceremony', 'Foi assim.') }
    const standing = (asked: Ceremony, texts: readonly TextName[]) =>
      requestOfCeremony(asked, { ...extras, texts }).standing
    expect(standing(open, ['finalMessage'])).toEqual({ ceremony: 'Foi assim.' })
    expect(standing(open, ['ceremony'])).toBeUndefined()
    expect(standing({ ...open, ranges: [secret] }, ['finalMessage'])).toBeUndefined()
  })
})

describe('a part', () => {
  test('goes with what may be told only, read or not', () => {
    const challenges = telling('challenges', 'Perdi o emprego. Não contem isso, por favor.')
    const changes = { tellings: [...ceremony.tellings, challenges] }
    const request = partRequestOf({ ...ceremony, ...changes }, part)
    expect(v.safeParse(partRequestSchema, request).issues).toBeUndefined()
    expect(request.told.tellings).toEqual([
      { question: 'howTheyMet', by: 'second', text: 'Foi na fila.' },
    ])
  })

  test('goes with the texts around it, without itself and its neighbours', () => {
    const open = { ...ceremony, ranges: [], plan: withText('ceremony', 'Um.\n\nDois.\n\nTrês.') }
    expect(partRequestOf(open, { ...part, part: 'Dois.', after: 'Três.' }).standing).toEqual([
      'Um.',
    ])
  })

  test('leaves a text behind that may tell what is held now', () => {
    const plan = withText('ceremony', 'Chovia muito, de madrugada.')
    const held = { ...ceremony, ranges: [range(howTheyMet, 'Chovia muito.')], plan }
    expect(partRequestOf(held, part).standing).toEqual([])
  })

  test('knows from the first answer too that nobody is invited', () => {
    const ticked = { ...ceremony, wishes: { ...ceremony.wishes, hasGuests: false } }
    expect(requestOfCeremony(ticked, extras).hasGuests).toBe(false)
    expect(requestOfCeremony(ceremony, extras)).not.toHaveProperty('hasGuests')
    expect(partRequestOf(ticked, part).isAlone).toBe(true)
    const tellings = [telling('guestCities', 'Ninguém, só nós dois.')]
    expect(partRequestOf({ ...ceremony, tellings, ranges: [] }, part).isAlone).toBe(true)
    expect(partRequestOf(ceremony, part)).not.toHaveProperty('isAlone')
  })

  test('to be said in another language goes with the names and nothing that was told', () => {
    const request = translationRequestOf(ceremony, 'en-US', 'Bem-vindos!')
    expect(v.safeParse(partRequestSchema, request).issues).toBeUndefined()
    expect(request).toMatchObject({ language: 'en-US', from: 'pt-BR', part: 'Bem-vindos!' })
    for (const told of ['fila', 'anel', 'Zilda', 'Areias']) {
      expect(JSON.stringify(request)).not.toContain(told)
    }
  })
})
