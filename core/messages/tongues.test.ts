import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../languages.ts'
import { everySentence } from './testing/sentences-of.ts'

/** The only sentences that may be the same in two languages, by the reason for it. */
const sharedBecause: Record<string, readonly string[]> = {
  'it is a name, or an abbreviation that is used as it is': ['Enlace', 'PIN'],
  'it is a unit of time': ['1 min', '2 min'],
  'it is what the keys say': ['Alt+Enter'],
  'it is a date for the page to format': ['2026-11-23'],
  'it is a sample value with punctuation only': ['es-ES:', '“es-ES”'],
  'Portuguese and Spanish have the same word': [
    '1 minuto',
    '2 minutos',
    '1 minuto.',
    '2 minutos.',
    'Abrir',
    'Avisar antes',
    'Avisos',
    'Cancelar',
    'Compra cancelada',
    'Código PIN',
    'Delicado',
    'Documentos',
    'Duplicar',
    'Empresa',
    'Entrar',
    'Enviando…',
    'Enviar',
    'Escrita',
    'Idiomas',
    'Luz',
    'Momento religioso (opcional)',
    'Momentos',
    'Música',
    'Ordenar por',
    'Pedido',
    'Segundo idioma',
    'Usar este texto',
    'Validar PIN',
    'Vendido por es-ES',
    'es-ES, segundo idioma',
    'es-ES de es-ES caracteres',
    'es-ES de es-ES textos escritos',
    'es-ES minutos',
    'opcional',
    'Anterior',
    'Recuperar',
    'Texto original',
    'es-ES de es-ES',
    'es-ES: es-ES',
    'A4, letra grande',
    'Carta, letra grande',
    'Católica',
    'Como está',
    'Evangélica',
    'Copiar texto',
    'Código copiado',
    'Entradas',
    'Imprimir',
    'Letra',
    'Papel',
    'Momento',
    'País',
    'Reescrito',
    'Religiosa',
    'Restaurar',
    'Votos de es-ES',
    'Votos para repetir',
    'música: es-ES',
    'página es-ES de es-ES',
    'simbólica',
  ],
  'English and French have the same word': [
    '1 minute',
    '2 minutes',
    '1 minute.',
    '2 minutes.',
    'Amen.',
    'Couple',
    'Date',
    'Documents',
    'Notifications',
    'Questions',
    'es-ES minutes',
    '(surprise)',
    'es-ES points',
  ],
  'English and Spanish have the same word': ['Error'],
  'English and Portuguese have the same word': ['Humor', 'Total'],
  'it is the name of a country': [
    'Australia',
    'Estados Unidos',
    'France',
    'México',
    'Portugal',
    'Reino Unido',
  ],
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

/** Words that would break the voice each language has. */
const foreignToTheVoice: Record<Language, RegExp> = {
  // The device is an “aparelho”, the reader “você”.
  pt: /\bdispositivos?\b|\b(telemóvel|ecrã|registo|utilizador|ficheiro)\b/i,
  // American spelling, as the locale says.
  en: /(authoris|recognis|anonymis|organis|personalis)|\b(cancelled|colour|centre|jeweller|favourite|travelled)\b/i,
  // The reader may be of either gender.
  fr: /\bvous (êtes|serez|allez être) (\S+ )?(connecté|abonné|redirigé|remboursé)\b/i,
  // The reader is “tú”; the couple is “vosotros” in the texts for Spain alone.
  es: /\b(ustedes|usted|inténtelo|compruebe|recargue|guárdelo|elija|pulse|revise|indique)\b/i,
}

describe.each(languages)('the voice of %s', (language) => {
  test('is the same in everything the product says', () => {
    for (const sentence of sentences[language]) {
      expect(sentence).not.toMatch(foreignToTheVoice[language])
    }
  })
})
