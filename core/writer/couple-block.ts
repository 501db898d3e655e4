import { writtenDate, writtenTime } from '../calendar.ts'
import { baseLanguage, type CeremonyLanguage } from '../ceremony/ceremony-language.ts'
import { onOneLine } from '../ceremony/paragraphs.ts'
import type { Block } from './marked-blocks.ts'
import type { WrittenPartner } from './writing-request.ts'

/** What is known of the occasion; all of it may be empty. */
interface Occasion {
  place: string
  date: string
  time: string
}

/** A neutral partner has no mark: it is what the rules of every prompt say anyway. */
function named({ called, full, agreement }: WrittenPartner): string {
  const whole = full === called || full === '' ? '' : ` (${full})`
  return `${called}${whole}${agreement === 'neutral' ? '' : ` [${agreement}]`}`
}

/**
 * The couple's details, one `key: value` a line and only those given. `first` and `second` are in the order in which
 * they are named; `location`, `date` and `time` are written out.
 */
export function coupleBlock(
  couple: readonly [WrittenPartner, WrittenPartner],
  { place, date, time }: Occasion,
  language: CeremonyLanguage,
): Block {
  const base = baseLanguage(language)
  const details: [string, string | undefined][] = [
    ['first', named(couple[0])],
    ['second', named(couple[1])],
    ['location', place],
    ['date', writtenDate(date, base)],
    ['time', writtenTime(time, base)],
  ]
  return {
    tag: 'couple',
    content: details
      .map(([key, value]) => [key, onOneLine(value ?? '')])
      .filter(([, value]) => value !== '')
      .map(([key, value]) => `${key}: ${value}`)
      .join('\n'),
  }
}
