import type { Ceremony } from '#core/ceremony/document.ts'
import { toldTexts } from '#core/told/answers.ts'

/** Whether anything was told: until then notes are the first, not more of them. */
export function holdsAnswers(ceremony: Pick<Ceremony, 'tellings'>): boolean {
  return toldTexts(ceremony).length > 0
}
