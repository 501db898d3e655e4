import type { CouplePrompt, Locale } from '../couple-prompt.ts'
import { cityNames } from './city-names.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { distanceKm, knownCity, knownCityWithin } from './known-cities.ts'
import type { Details, GuestCity, Phrases } from './phrases.ts'
import { pt } from './pt.ts'

const phrasesByLocale: Record<Locale, Phrases> = {
  'pt-BR': pt,
  'en-US': en,
  'fr-FR': fr,
  'es-ES': es,
}

/** Cities that get a sentence of their own before a listener tires; the rest are named together. */
const citiesWithSentence = 8

/** Answers are quoted up to about this many characters, at the end of a sentence where there is one. */
const quoteMaxCharacters = 320

/** The text the stand-in writes for a prompt; the same prompt gives the same text. `undefined` is any foreign prompt. */
export function demonstrationText(prompt: CouplePrompt | undefined): string {
  if (!prompt) return `${en.generic}\n\n${pt.generic}`
  const phrases = phrasesByLocale[prompt.locale]
  const details = detailsOf(prompt, phrases)
  const [guests, meeting, challenges, lived, success] = prompt.answers
  if (prompt.text === 'welcome') return welcome(guests, details, phrases)
  if (prompt.text === 'finalMessage') return phrases.finalMessage(details, quote(success))
  return phrases
    .ceremony(details, {
      meeting: quote(meeting),
      challenges: phrases.leavesOut.test(challenges)
        ? ''
        : quote(withoutAsides(challenges, phrases)),
      lived: quote(lived),
    })
    .join('\n\n')
}

function detailsOf(prompt: CouplePrompt, phrases: Phrases): Details {
  return {
    couple: phrases.couple(prompt.brideName, prompt.groomName),
    bride: prompt.brideName,
    groom: prompt.groomName,
    location: prompt.location,
    moment: prompt.date && prompt.time ? phrases.moment(prompt.date, prompt.time) : prompt.date,
  }
}

function welcome(answer: string, details: Details, phrases: Phrases): string {
  const here = knownCityWithin(details.location)
  const cities = cityNames(answer).map((name): GuestCity => {
    const known = knownCity(name)
    const distance = known && here && known !== here ? distanceKm(known, here) : undefined
    return { name, known, distanceKm: distance }
  })
  const told = cities.slice(0, citiesWithSentence)
  const listed = cities.slice(citiesWithSentence).map((city) => city.name)
  const sentences = told.map((city, turn) =>
    city.known
      ? phrases.knownCity(city.name, city.known, turn)
      : phrases.otherCity(city.name, turn),
  )
  const far = told.flatMap(({ name, distanceKm }) => (distanceKm ? [{ name, distanceKm }] : []))
  if (far.length > 0) sentences.push(phrases.distances(far))
  if (listed.length > 0) sentences.push(phrases.moreCities(phrases.list(listed)))
  return [
    phrases.opening(details),
    ...(sentences.length > 0 ? inParagraphs(sentences) : [phrases.noCities(details)]),
    phrases.welcomeClosing(details),
  ].join('\n\n')
}

/** Answer 3 also says whether it belongs in the ceremony; that is meant for the celebrant alone. */
function withoutAsides(answer: string, phrases: Phrases): string {
  const sentences = answer.match(/[^.!?\n]+[.!?]*\s*/gu) ?? []
  return sentences.filter((sentence) => !phrases.aside.test(sentence)).join('')
}

/** Three sentences to a paragraph: it is read aloud. */
function inParagraphs(sentences: readonly string[]): string[] {
  const paragraphs: string[] = []
  for (let start = 0; start < sentences.length; start += 3) {
    paragraphs.push(sentences.slice(start, start + 3).join(' '))
  }
  return paragraphs
}

/** The beginning of an answer as one line, ready to stand between quotation marks before a full stop. */
function quote(answer: string): string {
  const line = answer
    .replace(/\s+/g, ' ')
    .replace(/[«»“”"]/g, '’')
    .trim()
  const whole = line.length <= quoteMaxCharacters ? line : beginning(line)
  return whole.replace(/[.\s]+$/u, '')
}

function beginning(line: string): string {
  const cut = line.slice(0, quoteMaxCharacters)
  const sentenceEnd = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '))
  if (sentenceEnd > quoteMaxCharacters / 3) return cut.slice(0, sentenceEnd + 1)
  return `${cut.slice(0, cut.lastIndexOf(' ') === -1 ? undefined : cut.lastIndexOf(' '))}…`
}
