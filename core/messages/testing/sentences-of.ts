/** Everything a dictionary can say, for tests that read all of it. */
import { readdirSync } from 'node:fs'
import { ceremonyLanguageFor } from '../../ceremony/ceremony-language.ts'
import { agreements } from '../../ceremony/document.ts'
import type { Language } from '../../languages.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { render } from '../../library/notation.ts'

/** Arguments a message may be called with: everything given or as little as possible, one of a thing or many. */
const samples = [true, false].map((given) => ({
  groom: 'Juan',
  bride: 'Ana',
  limit: '200',
  questionNumber: 1,
  wait: '5 minutos',
  location: given,
  answer: () => given,
  price: 'R$ 99,00',
  accessDays: '30',
  refundDays: '7',
  withdrawalDays: '14',
  // Their words are read from `limits`.
  ...{ fairUseAnswer: '', fairUseTerms: '', withdrawalTerms: '' },
  matter: given ? 'answers' : 'text',
  excess: { number: given ? '1' : '2', form: given ? 'one' : 'other' },
  number: given ? '1' : '2',
  form: given ? 'one' : 'other',
  // Most messages take words rather than an object.
  toString: () => 'es-ES',
}))

/** Calls every message with sample values, so that tests check what users read. */
export function sentencesOf(message: unknown): string[] {
  if (typeof message === 'string') return [message]
  if (typeof message === 'function') {
    return samples.flatMap((sample) => sentencesOf(message(sample, sample)))
  }
  if (Array.isArray(message)) return message.flatMap(sentencesOf)
  if (message !== null && typeof message === 'object') {
    // Only the text of a library's line is for reading, and what others wrote stays as they wrote it.
    if ('speaker' in message && 'text' in message) {
      if ('isQuoted' in message) return []
      const { text, brought } = { brought: undefined, ...message }
      return sentencesOf([text, brought])
    }
    // Of a prop only what it is, not who brings it; of a piece not who acts; of a wording neither whom it fits nor whose
    // words it is.
    if ('what' in message && 'called' in message) return sentencesOf([message.what, message.called])
    // Of what a note says by who brings a thing, the thing stands in the piece already.
    if ('thing' in message && 'people' in message) {
      const { thing: _thing, ...texts } = message
      return sentencesOf(texts)
    }
    if ('acts' in message) {
      const { acts: _acts, ...words } = message
      return sentencesOf(words)
    }
    if ('lines' in message && 'name' in message) {
      const { name, lines } = message
      return sentencesOf([name, lines])
    }
    // One sentence with a button in the middle.
    if ('copyLead' in message && 'copyLink' in message && 'copyRest' in message) {
      const { copyLead, copyLink, copyRest, ...others } = message
      return sentencesOf({ ...others, copy: `${copyLead}${copyLink}${copyRest}` })
    }
    return Object.values(message).flatMap(sentencesOf)
  }
  return []
}

/** Every dictionary of a language: each file of its folder is one. */
const dictionaryNames = readdirSync(new URL('../pt', import.meta.url)).map((file) =>
  file.replace(/\.ts$/, ''),
)

/** The library in the usual variant of a language, for couples of every kind. */
async function librarySentences(language: Language): Promise<string[]> {
  const { frame, pieces } = await loadLibrary(ceremonyLanguageFor(language))
  const templates = sentencesOf({ frame, pieces })
  return agreements.flatMap((agreement) => {
    const named = (called: string) => ({ called, full: called, agreement })
    const people = {
      language,
      first: named('Juan'),
      second: named('Ana'),
      celebrant: named('Cris'),
    }
    return templates.map((template) => render(template, people))
  })
}

/** Everything all dictionaries of a language say, except one. */
export async function otherSentences(language: Language, except?: string): Promise<string[]> {
  const dictionaries: unknown[] = await Promise.all(
    dictionaryNames
      .filter((name) => name !== except)
      .map((name) => import(`../${language}/${name}.ts`)),
  )
  return dictionaries.flatMap((dictionary) =>
    sentencesOf({ ...(dictionary as Record<string, unknown>) }),
  )
}

/** Everything all dictionaries of a language say, and the library of ceremonies. */
export async function everySentence(language: Language): Promise<string[]> {
  return [...(await otherSentences(language)), ...(await librarySentences(language))]
}
