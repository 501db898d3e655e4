import { useEffect, useState } from 'react'
import { baseLanguage } from '#core/ceremony/ceremony-language.ts'
import { changeDetails, changeWishes } from '#core/ceremony/edits/details.ts'
import { changeAnswer } from '#core/ceremony/edits/tellings.ts'
import { type DoubtfulTown, distinction, withDistinction } from '#core/cities/guest-cities.ts'
import { answerText } from '#core/told/answers.ts'
import { findGuestCities } from '../../cities/find-guest-cities.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { answerFieldId, fieldIds } from '../couple/field-ids.ts'
import { useDesk } from '../use-desk.ts'

/** So that no name is looked up while it is being typed. */
const pauseMs = 800

/** Asks which town is meant where several have the name; what is chosen is written behind the name. */
export function DoubtfulTowns() {
  const words = useCreatorMessages().held
  const { ceremony, isEditable, change } = useDesk()
  const { place, country, language, couple, people } = ceremony
  const { noTowns } = ceremony.wishes
  const answer = answerText(ceremony, 'guestCities')
  const [doubtful, setDoubtful] = useState<readonly DoubtfulTown[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else of the ceremony is looked at
  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(() => {
      void findGuestCities(ceremony).then((found) => {
        if (isWanted) setDoubtful(found.doubtful)
      })
    }, pauseMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [place, country, language, answer, couple, people, noTowns])

  const settle = ({ where, name }: DoubtfulTown, told: string): void => {
    if (where === 'place') {
      change(
        (current, nowMs) =>
          changeDetails(current, { place: withDistinction(current.place, name, told) }, nowMs),
        { at: fieldIds.place },
      )
    } else {
      change(
        (current, nowMs) => {
          const former = answerText(current, 'guestCities')
          const text = withDistinction(former, name, told)
          return changeAnswer(current, 'guestCities', { text }, nowMs)
        },
        { at: answerFieldId(1) },
      )
    }
  }
  const settleAsNone = ({ where, name }: DoubtfulTown): void =>
    change(
      (current, nowMs) =>
        changeWishes(current, { noTowns: [...(current.wishes.noTowns ?? []), name] }, nowMs),
      { at: where === 'place' ? fieldIds.place : answerFieldId(1) },
    )
  return doubtful.map((one) => (
    <fieldset key={`${one.where} ${one.name}`} className="notice held-towns" disabled={!isEditable}>
      <legend>{words.whichCity(one.name)}</legend>
      <p>{words.whichCityHint}</p>
      <div className="flex flex-wrap gap-2">
        {one.towns.map((town) => {
          const told = distinction(town, one.towns, baseLanguage(language))
          return (
            <Button key={`${town.latitude} ${town.longitude}`} onClick={() => settle(one, told)}>
              {told}
            </Button>
          )
        })}
        <Button look="quiet" onClick={() => settleAsNone(one)}>
          {words.noneOfThese}
        </Button>
      </div>
    </fieldset>
  ))
}
