import * as v from 'valibot'
import { expect, test } from 'vitest'
import { baseLanguage } from '#core/ceremony/ceremony-language.ts'
import { ceremonySchema } from '#core/ceremony/document.ts'
import { privateNumbersIn } from '#core/told/private-numbers.ts'
import { areAlone } from '#core/writer/nobody-else.ts'
import { requestOfCeremony } from '#core/writer/request-of-ceremony.ts'
import { answeredWords } from '../figures/text-figures.ts'
import { ceremonyOf } from './ceremony-of.ts'
import type { Trait } from './couple.ts'
import { couples, heldOutCouples, roundCouples } from './couples.ts'

/** Every kind of couple and of answer that the texts are judged with. */
const wanted: Record<Trait, true> = {
  'bride and groom': true,
  'two brides': true,
  'two grooms': true,
  neither: true,
  'first person': true,
  'almost no answers': true,
  '8,000 characters': true,
  'eight cities': true,
  'ambiguous city': true,
  'guests from the town': true,
  elopement: true,
  'dead parent mentioned': true,
  'dead parent not mentioned': true,
  'wish in answer 3': true,
  'wish in answer 4': true,
  children: true,
  'second marriage': true,
  religious: true,
  interfaith: true,
  humorous: true,
  legal: true,
  'instructions in every answer': true,
}

test('there are 24 couples in four languages, and every kind is among them', () => {
  expect(couples).toHaveLength(24)
  expect(new Set(couples.map(({ id }) => id)).size).toBe(24)
  expect(new Set(couples.map(({ language }) => baseLanguage(language))).size).toBe(4)
  const found = new Set(couples.flatMap(({ traits }) => traits))
  expect(Object.keys(wanted).filter((trait) => !found.has(trait as Trait))).toEqual([])
})

test('eight of them make a round, in all four languages', () => {
  expect(roundCouples).toHaveLength(8)
  expect(new Set(roundCouples.map(({ language }) => baseLanguage(language))).size).toBe(4)
})

test('eight others, two of each language, are in no round', () => {
  const languages = heldOutCouples.map(({ language }) => baseLanguage(language))
  expect(languages.toSorted()).toEqual(['en', 'en', 'es', 'es', 'fr', 'fr', 'pt', 'pt'])
  expect(heldOutCouples.filter((couple) => roundCouples.includes(couple))).toEqual([])
})

test('at least ten tell as much as couples send: 150 to 400 words', () => {
  const told = couples.map(answeredWords).filter((words) => words >= 150 && words <= 450)
  expect(told.length).toBeGreaterThanOrEqual(10)
})

test.each(couples.map((couple) => [couple.id, couple] as const))(
  'what a reader holds back of %s stands in its answers, and nothing of it in the rest',
  (_, { answers, held = [], limits = [], unsaid }) => {
    const all = answers.join('\n')
    for (const { quote } of [...held, ...limits]) expect(all.split(quote)).toHaveLength(2)
    const rest = held.reduce((text, { quote }) => text.replace(quote, ''), all)
    expect(held.length > 0 ? unsaid.filter((sign) => sign.test(rest)) : []).toEqual([])
  },
)

test.each(couples.map((couple) => [couple.id, couple] as const))(
  '%s is a ceremony as the desk holds it',
  (_, couple) => {
    const parsed = v.safeParse(ceremonySchema, ceremonyOf(couple))
    expect(parsed.success).toBe(true)
  },
)

test('the long answers are 8,000 characters together', () => {
  const long = couples.find(({ traits }) => traits.includes('8,000 characters'))
  expect(long?.answers.join('').length).toBeGreaterThanOrEqual(8_000)
})

test('the elopements, and no other couple, are known to be alone', async () => {
  const alone = couples.filter((couple) =>
    areAlone(requestOfCeremony(ceremonyOf(couple), { texts: ['welcome'], rituals: [] })),
  )
  expect(alone).toEqual(couples.filter(({ traits }) => traits.includes('elopement')))
})

test('no answer of theirs holds anything that is taken for somebody’s number', () => {
  for (const { answers } of couples) {
    for (const answer of answers) expect(privateNumbersIn(answer)).toEqual([])
  }
})
