import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../languages.ts'
import { everySentence } from './testing/sentences-of.ts'

/** The only sentences that may be the same in two languages, by the reason why they are. */
const sharedBecause: Record<string, readonly string[]> = {
  'it is a name, or an abbreviation that is used as it is': ['Enlace', 'PIN'],
  'it is a date for the page to format': ['2026-11-20'],
  'it is a sample value with punctuation only': ['es-ES:'],
  'Portuguese and Spanish have the same word': [
    'Avisos',
    'Cancelar',
    'Código PIN',
    'Documentos',
    'Empresa',
    'Entrar',
    'Enviar',
    'Idiomas',
    'Momento religioso (opcional)',
    'Pedido',
    'Textos anteriores',
    'Validar PIN',
    'Vendido por es-ES',
    'es-ES de es-ES caracteres',
    'opcional',
  ],
  'English and French have the same word': [
    'Actions',
    'Amen.',
    'Couple',
    'Date',
    'Documents',
    'Questions',
  ],
  'English and Spanish have the same word': ['Error'],
}

const sentences = Object.fromEntries(
  await Promise.all(
    languages.map(async (language) => [language, await everySentence(language)] as const),
  ),
) as Record<Language, string[]>

test('only listed sentences are the same in two languages, and the list holds no others', () => {
  const seenIn = new Map<string, number>()
  for (const language of languages) {
    for (const sentence of new Set(sentences[language])) {
      seenIn.set(sentence, (seenIn.get(sentence) ?? 0) + 1)
    }
  }
  const shared = [...seenIn].filter(([, count]) => count > 1).map(([sentence]) => sentence)
  expect(shared.toSorted()).toEqual(Object.values(sharedBecause).flat().toSorted())
})

/** Words that would break the one voice each language has. */
const foreignToTheVoice: Record<Language, RegExp> = {
  // The device is an “aparelho” and the reader is “você”.
  pt: /\bdispositivos?\b|\b(telemóvel|ecrã|registo|utilizador|ficheiro)\b/i,
  // American spelling, as the locale says.
  en: /(authoris|recognis|anonymis|organis|personalis)|\b(cancelled|colour|centre|jeweller|favourite|travelled)\b/i,
  // The reader is of either gender.
  fr: /\bvous (êtes|serez|allez être) (\S+ )?(connecté|abonné|redirigé|remboursé)\b/i,
  // The reader is “tú”, the couple “vosotros”.
  es: /\b(usted|ustedes|inténtelo|compruebe|recargue|guárdelo|elija|pulse|revise|indique)\b/i,
}

describe.each(languages)('the voice of %s', (language) => {
  test('is one and the same in all that the product says', () => {
    for (const sentence of sentences[language]) {
      expect(sentence).not.toMatch(foreignToTheVoice[language])
    }
  })
})
