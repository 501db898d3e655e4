import { expect, test } from 'vitest'
import { pinLength } from '../access/pin.ts'
import { type Language, languages } from '../languages.ts'
import { accessDays, refundWindowDays, withdrawalDays } from '../selling/offer.ts'
import { limits as en } from './en/limits.ts'
import { limits as es } from './es/limits.ts'
import { limits as fr } from './fr/limits.ts'
import { limitSentences } from './limit-sentences.ts'
import { offerWords } from './offer-words.ts'
import { limits as pt } from './pt/limits.ts'
import { sentencesOf } from './testing/sentences-of.ts'

/** Numbers in running text, in order of appearance; spelled-out ones count as words. */
function numbersIn(text: string | undefined): number[] {
  return (text?.match(/\d+/g) ?? []).map(Number)
}

const dictionaries = { pt, en, fr, es }

function saidOf(
  language: Language,
  generationsPerHour: number,
  generationsAtOnce: number,
  withdrawalsPerYear: number,
  [charactersPerHour, charactersPerDay]: readonly [number, number] = [0, 0],
) {
  const limits = {
    ...{ generationsPerHour, generationsAtOnce, withdrawalsPerYear },
    ...{ charactersPerHour, charactersPerDay },
  }
  return limitSentences(dictionaries[language], limits, language)
}

test.each(languages)(
  'numbers in the prose of %s are the ones the product applies',
  async (language) => {
    const { landing } = await import(`./${language}/landing.ts`)
    const { errors } = await import(`./${language}/errors.ts`)
    const answers = sentencesOf(landing.questions.items(saidOf(language, 17, 5, 3))).filter(
      (text) => /\d/.test(text),
    )
    expect(answers.flatMap(numbersIn)).toEqual([pinLength, 17, 5, refundWindowDays, withdrawalDays])
    expect(numbersIn(errors.refusals['withdrawal-window-closed']({}))).toEqual([withdrawalDays])
    expect(numbersIn(offerWords[language].description)).toEqual([accessDays])
    const { access } = await import(`./${language}/access.ts`)
    expect(numbersIn(access.toasts.pinLength.text)).toEqual([pinLength])
    const { terms } = await import(`./${language}/terms.ts`)
    const offer = { price: '', accessDays: '', refundDays: '', withdrawalDays: '' }
    const said = saidOf(language, 17, 5, 3)
    const stated = sentencesOf(terms.sections({ ...offer, ...said })).flatMap(numbersIn)
    expect(stated).toEqual(expect.arrayContaining([pinLength, 17, 5, 3]))
  },
)

test('a count of one uses the singular', () => {
  const said = {
    pt: ['1 geração por hora e 4 ao mesmo tempo', 'Depois de 1 desistência da'],
    en: ['1 generation an hour and 4 at a time', 'After 1 cancellation by'],
    fr: ['1 génération par heure et 4 à la fois', 'Après 1 rétractation de'],
    es: ['1 generación por hora y 4 a la vez', 'Después de 1 desistimiento de'],
  }
  for (const language of languages) {
    const { fairUseAnswer, fairUseTerms, withdrawalTerms } = saidOf(language, 1, 4, 1)
    const [generations = '', withdrawals = ''] = said[language]
    expect(fairUseAnswer).toContain(` ${generations}`)
    expect(fairUseTerms).toContain(` ${generations}`)
    expect(withdrawalTerms).toContain(withdrawals)
    expect(dictionaries[language].generations(undefined, { number: '1', form: 'one' })).toMatch(
      /^1 (geração|generation|génération|generación) (ao mesmo tempo|at a time|à la fois|a la vez)$/,
    )
  }
})

test('a limit that does not exist is not mentioned', () => {
  for (const language of languages) {
    expect(saidOf(language, 0, 0, 0)).toEqual({
      ...{ fairUseAnswer: '', fairUseTerms: '', withdrawalTerms: '' },
    })
    expect(numbersIn(saidOf(language, 17, 0, 0).fairUseTerms)).toEqual([17])
    expect(numbersIn(saidOf(language, 0, 5, 0).fairUseAnswer)).toEqual([5])
  }
})

test.each(languages)('characters sent to the AI have their limits said in %s', (language) => {
  const said = (characters: readonly [number, number]) =>
    saidOf(language, 17, 5, 0, characters).fairUseTerms
  expect(numbersIn(said([700, 900]))).toEqual([17, 5, 700, 900])
  expect(numbersIn(said([0, 900]))).toEqual([17, 5, 900])
  expect(numbersIn(said([700, 0]))).toEqual([17, 5, 700])
  expect(said([3_000_000, 0])).toMatch(/\b3\D000\D000 /)
  expect(saidOf(language, 0, 0, 0, [700, 900]).fairUseAnswer).toMatch(/: \S+ .*700 .*900 /)
})

test('what is inserted into finished pages reads the same in HTML and in JSON', () => {
  for (const language of languages) {
    for (const sentence of Object.values(saidOf(language, 1_000_000, 1_000, 1))) {
      expect(sentence).not.toMatch(/[&<>"'\\\n]/)
    }
  }
})
