import type { AltarMessages } from '#core/messages/shape/altar.ts'
import { isPointedByFinger } from './pointing.ts'

/** How pages are turned here, by finger or by mouse and keyboard; before it, that a rehearsal has begun. */
export function ReadingHint({
  words,
  isRehearsal,
}: {
  words: AltarMessages
  isRehearsal: boolean
}) {
  const { hint } = words.reading
  return (
    <p className="altar-hint" role="status">
      {isRehearsal ? <strong>{words.rehearsal.begins} </strong> : null}
      {isPointedByFinger() ? hint.finger : hint.mouse}
    </p>
  )
}
