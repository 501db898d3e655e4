import { useRef } from 'react'
import type { Ceremony } from '#core/ceremony/document.ts'
import { questionIds } from '#core/ceremony/question-ids.ts'
import { counted } from '#core/messages/counted.ts'
import { answerTo } from '#core/told/answers.ts'
import { rangesOf, type ToldRange } from '#core/told/told-range.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { heldRowId, moreToldId } from '../element-ids.ts'
import { goToLate } from '../go-to.ts'
import { useDesk } from '../use-desk.ts'

/** What is held back, in the order in which the fields stand. */
export function heldOf(ceremony: Ceremony): ToldRange[] {
  const { tellings, ranges } = ceremony
  const answers = questionIds.flatMap((question) => answerTo(ceremony, question) ?? [])
  return [...answers, ...tellings.filter((telling) => !answers.includes(telling))].flatMap(
    ({ id, isPrivate }) =>
      isPrivate === true ? [] : rangesOf(ranges, id).filter(({ decision }) => decision === 'hold'),
  )
}

/** How many passages stay out of the texts, and the way from one to the next; nothing where none does. */
export function HeldCount() {
  const { ceremony } = useDesk()
  const { language } = useLanguage()
  const words = useCreatorMessages().held
  const next = useRef(0)
  const held = heldOf(ceremony)
  if (held.length === 0) return null
  const see = (): void => {
    const range = held[next.current % held.length]
    next.current += 1
    if (range !== undefined) goToLate(heldRowId(range), moreToldId)
  }
  return (
    <div className="held-count">
      <p>{words.count(counted(held.length, language))}</p>
      <Button look="quiet" onClick={see}>
        {words.see}
      </Button>
    </div>
  )
}
