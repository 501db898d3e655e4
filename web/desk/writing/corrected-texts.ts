import type { TextName } from '#core/ceremony/ceremony.ts'
import type { Ceremony } from '#core/ceremony/document.ts'

/**
 * Those of the texts that somebody has corrected since they were written. What stands in a ceremony for which nothing
 * was ever written here came from elsewhere; a press puts it among the former versions, as the specification has it.
 */
export function correctedTexts(ceremony: Ceremony, texts: readonly TextName[]): TextName[] {
  const { plan, tellingsRead, secondReading } = ceremony
  if (tellingsRead === undefined && secondReading === undefined) return []
  return plan.flatMap(({ body }) =>
    body.kind === 'written' &&
    body.origin === 'hand' &&
    body.content.trim() !== '' &&
    texts.includes(body.text)
      ? [body.text]
      : [],
  )
}
