import { expect, test } from 'vitest'
import { errorSentence } from './error-sentences.ts'
import { languages } from './languages.ts'
import { errors as pt } from './messages/pt/errors.ts'
import { writerLog } from './messages/pt/log.ts'

test('a too long answer is named with its limit as the language writes numbers', () => {
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

test('names and place are refused with their own limits', () => {
  expect(errorSentence({ code: 'name-too-long' }, 'pt')).toContain('200')
  expect(errorSentence({ code: 'location-too-long' }, 'en')).toContain('200')
})

test('the sentences that the specification words stand to the letter', () => {
  expect(errorSentence({ code: 'names-missing' }, 'pt')).toBe(
    'Por favor, preencha os nomes dos noivos.',
  )
  expect(pt.writerFailures['api-key-missing']).toBe('API key não configurada')
  expect(writerLog).toEqual({
    welcome: 'Erro ao gerar mensagem de boas-vindas:',
    ceremony: 'Erro ao gerar texto da cerimônia:',
  })
})
