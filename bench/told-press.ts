/** A press whose answers have all been read already: its texts are one request to the service, and there is no other. */
import { type TextName, textNames } from '#core/ceremony/ceremony.ts'
import { fingerprint } from '#core/writer/fingerprint.ts'
import { writingRequest } from '#core/writer/testing/writing-request.ts'
import type { WritingRequest } from '#core/writer/writing-request.ts'

const answers: WritingRequest['answers'] = [
  { question: 'guestCities', text: 'Recife e Belo Horizonte '.repeat(60).trim() },
  { question: 'howTheyMet', text: 'na fila do pão' },
  { question: 'success', text: 'jantar' },
]

/** Asks for all three texts, or some of them. */
export function toldPress(texts: readonly TextName[] = textNames): WritingRequest {
  return writingRequest({
    texts: [...texts],
    answers,
    answersRead: Object.fromEntries(
      answers.map(({ question, text }) => [question, fingerprint(text)]),
    ),
  })
}
