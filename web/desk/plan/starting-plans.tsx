import { useState } from 'react'
import type { PlacedSection } from '#core/ceremony/document.ts'
import { classicPlan, emptyPlan, essentialPlan } from '#core/ceremony/plans.ts'
import { withFreshWordings } from '#core/library/choosing.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { useDesk } from '../use-desk.ts'
import { orderOf, useEarlierCeremonies } from './earlier-ceremonies.ts'
import { useWordingUses } from './use-wording-uses.ts'

interface StartingPlansProps {
  onChosen: (order: readonly PlacedSection[], name: string) => void
  /** The same order with other words of the library. */
  onFresh: (plan: PlacedSection[]) => void
}

/** Orders to start from: three of the product's, and those of one's own ceremonies. */
export function StartingPlans({ onChosen, onFresh }: StartingPlansProps) {
  const { ceremony, library } = useDesk()
  const { start: words } = useCreatorMessages().plan
  const earlier = useEarlierCeremonies(ceremony.id)
  const [isUnreadable, setUnreadable] = useState(false)
  const uses = useWordingUses() ?? []
  const ready = [
    { name: words.classic, is: words.classicIs, order: classicPlan },
    { name: words.essential, is: words.essentialIs, order: essentialPlan },
    { name: words.scratch, is: words.scratchIs, order: emptyPlan },
  ]
  const takeFrom = async (id: string, name: string): Promise<void> => {
    const order = await orderOf(id)
    setUnreadable(order === undefined)
    if (order !== undefined) onChosen(order, name)
  }
  return (
    <>
      <p>{words.explanation}</p>
      <ul className="starting-plans">
        {ready.map(({ name, is, order }, position) => (
          <li key={name}>
            <Button
              data-first-focus={position === 0 ? '' : undefined}
              onClick={() => onChosen(order, name)}
            >
              {name}
            </Button>
            <p className="plan-note">{is}</p>
          </li>
        ))}
        {uses.length === 0 ? null : (
          <li>
            <Button
              onClick={() => onFresh(withFreshWordings(ceremony.plan, library, uses, ceremony))}
            >
              {words.fresh}
            </Button>
            <p className="plan-note">{words.freshIs}</p>
          </li>
        )}
        {(earlier ?? []).map(({ id, couple, occasion }) => (
          <li key={id}>
            <Button onClick={() => void takeFrom(id, words.like(couple))}>
              {words.like(couple)}
            </Button>
            <p className="plan-note">
              {occasion === '' ? words.likeIs : `${occasion}. ${words.likeIs}`}
            </p>
          </li>
        ))}
      </ul>
      {earlier?.length === 0 ? <p className="plan-note">{words.noOthers}</p> : null}
      {isUnreadable ? <p role="alert">{words.unreadable}</p> : null}
    </>
  )
}
