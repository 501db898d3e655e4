/** A press whose answers have all been read already: each text is one request to the service, and there is no other. */
import { type TextName, textNames } from '#core/ceremony/ceremony.ts'
import { fact, writingRequest } from '#core/writer/testing/writing-request.ts'
import type { WritingRequest } from '#core/writer/writing-request.ts'

/** Asks for all three texts, or some of them. */
export function toldPress(texts: readonly TextName[] = textNames): WritingRequest {
  return writingRequest({
    texts: [...texts],
    answers: [],
    facts: [
      fact('Recife e Belo Horizonte '.repeat(60).trim(), { source: 'guestCities' }),
      fact('na fila do pão'),
      fact('jantar', { source: 'success' }),
    ],
  })
}
