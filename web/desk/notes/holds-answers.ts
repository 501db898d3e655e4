import type { Ceremony } from '#core/ceremony/document.ts'

/** Whether the couple has answered anything: until then notes are the first, not more of them. */
export function holdsAnswers({ answers }: Pick<Ceremony, 'answers'>): boolean {
  return Object.values(answers).some((answer) => answer.text.trim() !== '')
}
