import { expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { errorSentence } from './error-sentences.ts'
import { errors as pt } from './pt/errors.ts'

test('an answer that is too long is named, with the limit formatted for the language', () => {
  const sentences = languages.map((language) =>
    errorSentence({ code: 'answer-too-long', questionNumber: 3 }, language),
  )
  expect(sentences).toEqual([
    'A resposta à pergunta 3 passa de 8.000 caracteres. Encurte-a e tente novamente.',
    'The answer to question 3 is longer than 8,000 characters. Shorten it and try again.',
    'La réponse à la question 3 dépasse 8\u202f000 caractères. Raccourcissez-la, puis réessayez.',
    'La respuesta a la pregunta 3 pasa de 8000 caracteres. Acórtala e inténtalo de nuevo.',
  ])
})

test('names and place have limits of their own', () => {
  expect(errorSentence({ code: 'name-too-long' }, 'pt')).toContain('200')
  expect(errorSentence({ code: 'location-too-long' }, 'en')).toContain('200')
})

test('the sentences worded by the specification match it to the letter', () => {
  expect(errorSentence({ code: 'names-missing' }, 'pt')).toBe(
    'Por favor, preencha os nomes dos noivos.',
  )
  expect(pt.writerFailures['api-key-missing']).toBe('API key não configurada')
})
