import {
  type Answers,
  answerMaxCharacters,
  type CeremonyInfo,
  locationMaxCharacters,
  nameMaxCharacters,
} from '#core/ceremony/ceremony.ts'

/** What keeps a ceremony from being written, with the field to go to. */
export type Obstacle =
  | { code: 'names-missing'; field: 'brideName' | 'groomName' }
  | { code: 'name-too-long'; field: 'brideName' | 'groomName'; limit: number }
  | { code: 'location-too-long'; field: 'location'; limit: number }
  | { code: 'answer-too-long'; questionNumber: number; limit: number }

/** The first thing to put right before generating, in the order of the page; nothing when all is well. */
export function firstObstacle(info: CeremonyInfo, answers: Answers): Obstacle | undefined {
  const names = ['brideName', 'groomName'] as const
  const missing = names.find((field) => info[field].trim() === '')
  if (missing !== undefined) return { code: 'names-missing', field: missing }
  const long = names.find((field) => info[field].length > nameMaxCharacters)
  if (long !== undefined) return { code: 'name-too-long', field: long, limit: nameMaxCharacters }
  if (info.location.length > locationMaxCharacters) {
    return { code: 'location-too-long', field: 'location', limit: locationMaxCharacters }
  }
  const position = answers.findIndex((answer) => answer.length > answerMaxCharacters)
  return position < 0
    ? undefined
    : { code: 'answer-too-long', questionNumber: position + 1, limit: answerMaxCharacters }
}
