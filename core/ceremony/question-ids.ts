/** The specification's five questions by name, in its order. An answer stays with its question if others are added. */
export const questionIds = [
  'guestCities',
  'howTheyMet',
  'challenges',
  'incredibleThings',
  'success',
] as const

export type QuestionId = (typeof questionIds)[number]
