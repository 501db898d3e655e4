/** Figures that each text has by itself. Each returns what is wrong, in words that can be looked up in the text. */
import { sentencesOf } from '#core/ceremony/sentences.ts'
import { folded } from '#core/without-accents.ts'
import type { EvaluatedCouple } from '../couples/couple.ts'
import { textsOf, type WrittenCeremony } from '../written-ceremony.ts'
import { paragraphsOf, stemsOf, wordsOf } from './words.ts'

/** Longer ones do not fit a breath. */
const sentenceMostWords = 25

export function longSentences(written: WrittenCeremony): string[] {
  return textsOf(written).flatMap(({ text }) =>
    sentencesOf(text)
      .map((sentence) => sentence.text)
      .filter((sentence) => wordsOf(sentence).length > sentenceMostWords),
  )
}

/** Headings, lists, bold, code, emoji, tags and what a model says about its own text. */
const markup =
  /^\s*(#{1,6}\s|[-*•]\s|\d+[.)]\s|>\s|```)|\*\*|__|`|<\/?[a-z_0-9]+>|\p{Extended_Pictographic}/gmu

export function markupIn(written: WrittenCeremony): string[] {
  return textsOf(written).flatMap(({ text }) => text.match(markup) ?? [])
}

/** Partners that no text calls by their name. */
export function namesMissing(written: WrittenCeremony): string[] {
  const all = textsOf(written)
    .map(({ text }) => text)
    .join('\n')
  return written.couple.partners
    .map(({ name, calledAs }) => calledAs ?? name)
    .filter((name) => !all.includes(name) && !/\{(first|second)/u.test(all))
}

/** Cities of the guests that the welcome does not name. */
export function citiesMissing({ couple, texts }: WrittenCeremony): string[] {
  const { welcome } = texts
  if (welcome === undefined) return []
  const said = folded(welcome)
  return couple.cities
    .filter((names) => !names.some((name) => said.includes(folded(name))))
    .map(([name = '']) => name)
}

/** What was to be left unsaid and can be seen in a text. */
export function leftOutMatter(written: WrittenCeremony): string[] {
  return textsOf(written).flatMap(({ name, text }) =>
    written.couple.unsaid.flatMap((sign) => {
      const [said] = sign.exec(text) ?? []
      return said === undefined ? [] : [`${name}: ${said}`]
    }),
  )
}

const clock =
  /\b\d{1,2}\s?h(\d\d)?\b|\b\d{1,2}:\d\d\b|\bo’clock\b|(?<!\p{L})(às|a las|à) (uma|duas|três|quatro|cinco|seis|sete|dez|onze|una|dos|tres|cuatro|cinco|seis|siete|once)( e meia| y media)?\b|\b\d+ (heures|horas)\b|\be meia\b|\by media\b|\bet demie\b|\bhalf past\b/iu

const weather =
  /\b(sol|ensolarad[ao]|chuva|céu azul|brisa|sunny|sunshine|sunlight|rain|blue sky|breeze|soleil|ensoleillée?|pluie|ciel bleu|lluvia|soleado|cielo azul)\b/iu

const yearsInWords =
  /dois mil e vinte e sete|two thousand (and )?twenty-seven|twenty twenty-seven|deux mille vingt-sept|dos mil veintisiete/iu

/** Year, clock and weather in the welcome: nobody says them to guests who are there. What the couple told may be said. */
export function momentsInWelcome({ couple, texts }: WrittenCeremony): string[] {
  const { welcome = '' } = texts
  const told = couple.answers.join('\n')
  const year = couple.date.slice(0, 4)
  const found = [
    clock.exec(welcome)?.[0],
    weather.exec(welcome)?.[0],
    yearsInWords.exec(welcome)?.[0],
  ]
  if (year !== '' && welcome.includes(year)) found.push(year)
  return found.filter((said): said is string => said !== undefined && !told.includes(said))
}

export function paragraphCounts({ texts }: WrittenCeremony): {
  welcome: number
  ceremony: number
  finalMessage: number
} {
  const count = (text = ''): number => paragraphsOf(text).length
  return {
    welcome: count(texts.welcome),
    ceremony: count(texts.ceremony),
    finalMessage: count(texts.finalMessage),
  }
}

export function answeredWords({ answers }: EvaluatedCouple): number {
  return wordsOf(answers.join('\n')).length
}

/** The share of written sentences that say something the couple told: a name, a figure or two of their words. */
export function sentencesWithFact(written: WrittenCeremony): { told: number; all: number } {
  const { couple } = written
  const said = [
    ...couple.answers,
    couple.place,
    ...(couple.people ?? []).map(({ name = '' }) => name),
  ]
  const stems = stemsOf(said.join('\n'))
  const own = stemsOf(couple.partners.map(({ name }) => name).join(' '))
  const names = new Set((said.join('\n').match(/(?<=[\p{Ll},] )\p{Lu}\p{L}+/gu) ?? []).map(folded))
  const sentences = textsOf(written).flatMap(({ text }) => sentencesOf(text))
  const told = sentences.filter(({ text }) => {
    const words = wordsOf(text)
    if (words.some((word) => names.has(word) || (/\p{N}/u.test(word) && stems.has(word))))
      return true
    const shared = [...stemsOf(text)].filter((stem) => stems.has(stem) && !own.has(stem))
    return shared.length >= 2
  })
  return { told: told.length, all: sentences.length }
}
