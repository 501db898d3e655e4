/**
 * What a celebrant gives and gets: the couple's details, five answers, three texts.
 * Field names are the specification's (seed section 3); they are also the names kept in the browser.
 */

/** The couple's details. Only the two names are required (seed section 3). */
export interface CeremonyInfo {
  brideName: string
  groomName: string
  location: string
  /** Calendar date `YYYY-MM-DD`, or empty. Never passes through a time zone (design.md section 10). */
  date: string
  /** Wall-clock time `HH:MM`, or empty. */
  time: string
}

/** One free-text answer per fixed question, in the questions' order. */
export type Answers = readonly [string, string, string, string, string]

export const textNames = ['welcome', 'ceremony', 'finalMessage'] as const

export type TextName = (typeof textNames)[number]

/** The texts written for the couple; an empty string is a text that does not exist yet. */
export type Texts = Record<TextName, string>

/** Limits of design.md section 2, in UTF-16 code units as an input field counts them. */
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

/** Whether both names hold more than white space: the one condition for generating (seed section 5, design.md section 10). */
export function hasNames(info: CeremonyInfo): boolean {
  return info.brideName.trim() !== '' && info.groomName.trim() !== ''
}
