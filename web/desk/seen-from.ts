import { useRef } from 'react'
import type { MaybeDesk } from './use-desk.ts'

/** As much of the desk as decides. */
type Seen = Pick<MaybeDesk, 'ceremony' | 'isEditable'>

interface Views<View extends Seen> {
  /** As it is now. */
  desk: View
  /** As it was when the typing last rested. */
  rested: View
  /** As the area showed it last. */
  shown: View
  isTypedElsewhere: boolean
}

/**
 * The desk as an area shows it next. What is typed into another area waits until the typing rests, so that no key waits
 * for this one to be drawn; what the area has shown already is never taken back meanwhile.
 */
export function nextView<View extends Seen>(views: Views<View>): View {
  const { desk, rested, shown, isTypedElsewhere } = views
  // Another ceremony, or another's hands on it, is no typing.
  const isSame = (one: View): boolean =>
    one.ceremony.id === desk.ceremony.id && one.isEditable === desk.isEditable
  if (!isTypedElsewhere || !isSame(rested)) return desk
  const isAhead = isSame(shown) && shown.ceremony.revision > rested.ceremony.revision
  return isAhead ? shown : rested
}

/** The desk as the area with this selector sees it. */
export function useSeenFrom<View extends Seen>(area: string, desk: View, rested: View): View {
  const shown = useRef(desk)
  const { activeElement } = globalThis.document ?? { activeElement: null }
  const isTypedElsewhere =
    activeElement?.matches('.area :is(textarea, input)') === true &&
    activeElement.closest(area) === null
  shown.current = nextView({ desk, rested, shown: shown.current, isTypedElsewhere })
  return shown.current
}
