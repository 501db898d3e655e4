/** Everything a dictionary can say, for tests that read all of it. */
import type { Language } from '../../languages.ts'

/** What a message may be called with: enough given, or as little as possible; one of a thing, or many. */
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
  number: given ? '1' : '2',
  form: given ? 'one' : 'other',
  // Most messages are given words rather than an object.
  toString: () => 'es-ES',
}))

/** Calls every message with sample values, so that what is checked is what is read. */
export function sentencesOf(message: unknown): string[] {
  if (typeof message === 'string') return [message]
  if (typeof message === 'function') {
    return samples.flatMap((sample) => sentencesOf(message(sample, sample)))
  }
  if (Array.isArray(message)) return message.flatMap(sentencesOf)
  if (message !== null && typeof message === 'object') {
    // Of a script's line only the text is read.
    if ('speaker' in message && 'text' in message) return sentencesOf(message.text)
    // One sentence with a button in its middle.
    if ('copyLead' in message && 'copyLink' in message && 'copyRest' in message) {
      const { copyLead, copyLink, copyRest, ...others } = message
      return sentencesOf({ ...others, copy: `${copyLead}${copyLink}${copyRest}` })
    }
    return Object.values(message).flatMap(sentencesOf)
  }
  return []
}

/** Every dictionary of a language; `log` is the operator's and Portuguese alone. */
export const dictionaryNames = [
  'access',
  'errors',
  'landing',
  'letters',
  'privacy',
  'prompts',
  'questions',
  'sample',
  'screens',
  'script',
  'selling',
  'terms',
] as const

/** What all dictionaries of a language say, the rituals within the script. */
export async function everySentence(language: Language): Promise<string[]> {
  const dictionaries: unknown[] = await Promise.all(
    dictionaryNames.map((name) => import(`../${language}/${name}.ts`)),
  )
  return dictionaries.flatMap((dictionary) =>
    sentencesOf({ ...(dictionary as Record<string, unknown>) }),
  )
}
