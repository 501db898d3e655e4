/**
 * What a celebrant provides and receives: the couple's details, five answers, three texts. Field names are the
 * specification's (docs/specification.md section 3); the browser stores the data under them too.
 */
import type { questionIds } from './question-ids.ts'

/** The couple's details. Only the two names are required (docs/specification.md section 3). */
export interface CeremonyInfo {
  brideName: string
  groomName: string
  location: string
  /** Calendar date `YYYY-MM-DD`, or empty. No time zone is ever involved (docs/design/pages.md section 4.7). */
  date: string
  /** Wall-clock time `HH:MM`, or empty. */
  time: string
}

type TextFor<Ids extends readonly string[]> = { readonly [Position in keyof Ids]: string }

/** One free-text answer per fixed question, in the questions' order. */
export type Answers = TextFor<typeof questionIds>

export const textNames = ['welcome', 'ceremony', 'finalMessage'] as const

export type TextName = (typeof textNames)[number]

/** The texts written for the couple; an empty string means not written yet. */
export type Texts = Record<TextName, string>

/** Limits (docs/design/shape.md section 2), in UTF-16 code units, as input fields count. */
export const answerMaxCharacters = 8_000
export const nameMaxCharacters = 200
export const locationMaxCharacters = 200

export const emptyInfo: CeremonyInfo = {
  brideName: '',
  groomName: '',
  location: '',
  date: '',
  time: '',
}

export const emptyAnswers: Answers = ['', '', '', '', '']

export const emptyTexts: Texts = { welcome: '', ceremony: '', finalMessage: '' }
