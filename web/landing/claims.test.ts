/** What the landing page says and can be counted. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pinLength } from '#core/access/pin.ts'
import { textNames } from '#core/ceremony/ceremony.ts'
import { questionIds } from '#core/ceremony/question-ids.ts'
import { type Language, languages } from '#core/languages.ts'
import { landing as en } from '#core/messages/en/landing.ts'
import { landing as es } from '#core/messages/es/landing.ts'
import { landing as fr } from '#core/messages/fr/landing.ts'
import { landing as pt } from '#core/messages/pt/landing.ts'
import type { LandingMessages } from '#core/messages/shape/landing.ts'
import { offer } from '#core/selling/offer.ts'
import { limitWording } from '../page-facts.ts'
import { offerWording } from './offer-wording.ts'

const landings: Record<Language, LandingMessages> = { pt, en, fr, es }
const counts: Record<Language, Record<number, RegExp>> = {
  pt: { 3: /três/i, 4: /quatro/i, 5: /cinco/i },
  en: { 3: /three/i, 4: /four/i, 5: /five/i },
  fr: { 3: /trois/i, 4: /quatre/i, 5: /cinq/i },
  es: { 3: /tres/i, 4: /cuatro/i, 5: /cinco/i },
}

describe.each(languages)('the landing page in %s', (language) => {
  const words = landings[language]
  const said = counts[language]
  const numbers = offerWording(offer, language)

  test('asks as many questions as there are', () => {
    expect(words.meta.description).toMatch(said[questionIds.length] ?? /never/)
    expect(words.hero.subtitle).toMatch(said[questionIds.length] ?? /never/)
    expect(words.steps.items[0]?.text).toMatch(said[questionIds.length] ?? /never/)
  })

  test('names each of the texts that are written', () => {
    const [personal] = words.benefits.items
    expect(personal?.text.split(/[.]/)[0]?.split(/,| and | e | et | y /).length).toBe(
      textNames.length,
    )
  })

  test('sells as many languages, days and days of guarantee as there are', () => {
    const included = words.offer.included(numbers).join(' ')
    expect(included).toMatch(said[languages.length] ?? /never/)
    expect(included).toContain(`${offer.accessDays} `)
    expect(included).toMatch(new RegExp(`\\b${offer.refundWindowDays}\\b`))
    expect(words.data.items[0]?.title).toContain(`${offer.accessDays}`)
  })

  test('sends a PIN of as many digits as there are', () => {
    const answers = words.questions
      .items(limitWording(words.limits, language))
      .map(({ answer }) => answer)
      .join(' ')
    expect(answers).toMatch(new RegExp(`PIN[^.]*\\b${pinLength}\\b|\\b${pinLength}\\b[^.]*PIN`))
  })

  test('has a picture for messengers of the size it names, no heavier than they take', () => {
    const picture = readFileSync(`web/landing/share-image-${language}.png`)
    // Where a PNG holds its width and height.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
    expect(picture.length).toBeLessThan(300 * 1024)
  })

  test('shows a picture of every benefit, all of them together no heavier than they may be', () => {
    const files = readdirSync('web/landing/pictures').filter((file) =>
      file.endsWith(`-${language}.webp`),
    )
    expect(files).toHaveLength(words.benefits.items.length)
    const bytes = files.map((file) => statSync(`web/landing/pictures/${file}`).size)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30 * 1024)
  })
})
