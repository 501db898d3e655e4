/** A press whose tellings have all been read already: its texts are one request to the service, and there is no other. */
import { type TextName, textNames } from '#core/ceremony/ceremony.ts'
import { answer, writingRequest } from '#core/writer/testing/writing-request.ts'
import type { WritingRequest } from '#core/writer/writing-request.ts'

const isRead = { isRead: true }
const tellings: WritingRequest['tellings'] = [
  answer('guestCities', 'Recife e Belo Horizonte '.repeat(60).trim(), isRead),
  answer('howTheyMet', 'na fila do pão', isRead),
  answer('success', 'jantar', isRead),
]

/** Asks for all three texts, or some of them. */
export function toldPress(texts: readonly TextName[] = textNames): WritingRequest {
  return writingRequest({ texts: [...texts], tellings })
}
