import { type TextName, textNames } from '#core/ceremony/ceremony.ts'
import type { TextsRequest } from '#core/wire.ts'
import type { TextService } from './ask-for-text.ts'

/** A request for the tests; `mark` stands in every field that a person types. */
export const mark = 'zq7marca'

export const couple: TextsRequest = {
  language: 'pt',
  texts: textNames,
  info: {
    brideName: `Ana ${mark}`,
    groomName: `João ${mark}`,
    location: `Sítio ${mark}`,
    date: '2026-12-12',
    time: '16:00',
  },
  answers: [
    `Lisboa, Paris e ${mark}`,
    `na fila ${mark}`,
    `a distância ${mark}`,
    `tudo ${mark}`,
    `jantar ${mark}`,
  ],
}

/** One service for all three texts, each with a model of its own name unless told otherwise. */
export function servicesAt(
  baseUrl: string,
  { apiKey = 'k', model }: { apiKey?: string | undefined; model?: string } = {},
): Record<TextName, TextService> {
  const service = (text: TextName) => ({ baseUrl, apiKey, model: model ?? `model-${text}` })
  return {
    welcome: service('welcome'),
    ceremony: service('ceremony'),
    finalMessage: service('finalMessage'),
  }
}
