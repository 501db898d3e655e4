import { expect, test } from 'vitest'
import { defaultGenerationLimits } from '#server/ports/generation-store.ts'
import { languages } from '../languages.ts'
import { accessDays, refundWindowDays } from '../offer.ts'
import { pinLength } from '../pin.ts'
import { offerWords } from './offer-words.ts'
import { sentencesOf } from './testing/sentences-of.ts'

/** Numbers in running text, in order of appearance; spelled-out ones are words like any other. */
function numbersIn(text: string | undefined): number[] {
  return (text?.match(/\d+/g) ?? []).map(Number)
}

test.each(languages)(
  'numbers in the prose of %s are those the product goes by',
  async (language) => {
    const { landing } = await import(`./${language}/landing.ts`)
    const { errors } = await import(`./${language}/errors.ts`)
    const { perHour, atATime } = defaultGenerationLimits
    const answers = sentencesOf(landing.questions.items).filter((text) => /\d/.test(text))
    expect(answers.flatMap(numbersIn)).toEqual([pinLength, perHour, atATime, refundWindowDays])
    expect(numbersIn(errors.refusals['withdrawal-window-closed']({}))).toEqual([refundWindowDays])
    expect(numbersIn(offerWords[language].description)).toEqual([accessDays])
    const { access } = await import(`./${language}/access.ts`)
    expect(numbersIn(access.toasts.pinLength.text)).toEqual([pinLength])
    const { terms } = await import(`./${language}/terms.ts`)
    const offer = { price: '', accessDays: '', refundDays: '' }
    const stated = sentencesOf(terms.sections(offer)).flatMap(numbersIn)
    expect(stated).toEqual(expect.arrayContaining([pinLength, perHour, atATime]))
  },
)
