import { changeTelling, removeTelling } from '#core/ceremony/edits/tellings.ts'
import type { Telling } from '#core/told/telling.ts'
import { useColon } from '../../language/use-colon.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../announcer.tsx'
import { moreToldId, tellingFieldId } from '../element-ids.ts'
import { goTo } from '../go-to.ts'
import { useDesk } from '../use-desk.ts'
import { AddTelling } from './add-telling.tsx'
import { DoubtfulTowns } from './doubtful-towns.tsx'
import { NamedInAnswers } from './named-in-answers.tsx'
import { otherTellings } from './other-tellings.ts'
import { QuestionsToAsk } from './questions-to-ask.tsx'
import { TellingField } from './telling-field.tsx'

/** What was told beside the five answers, and what may follow from all of it. */
export function MoreTold() {
  const { ceremony } = useDesk()
  return (
    <div className="more-told">
      {otherTellings(ceremony).map((telling) => (
        <OtherTelling key={telling.id} telling={telling} />
      ))}
      <AddTelling />
      <QuestionsToAsk />
      <DoubtfulTowns />
      <NamedInAnswers />
    </div>
  )
}

/** Editable where it stands, like an answer; removed by one press. */
function OtherTelling({ telling }: { telling: Telling }) {
  const words = useCreatorMessages().held
  const { ceremony, isEditable, change } = useDesk()
  const { questions } = useCreatorMessages().questions
  const colon = useColon()
  const { id, question, by, from } = telling
  const fieldId = tellingFieldId(id, ceremony)
  const name = by === 'celebrant' ? words.byCelebrant : words.from[from]
  const asked = Object.entries(questions).find(([questionId]) => questionId === question)?.[1]
  return (
    <div className="answers">
      <div className="grid gap-1.5">
        <label htmlFor={fieldId} className="font-medium">
          {asked === undefined ? name : `${name}${colon} ${asked}`}
        </label>
        <TellingField
          id={fieldId}
          telling={telling}
          rows={2}
          onText={(text) =>
            change((current, nowMs) => changeTelling(current, id, { text }, nowMs), {
              at: fieldId,
              typing: fieldId,
            })
          }
        />
        <div>
          <Button
            look="quiet"
            className="-ml-3"
            disabled={!isEditable}
            aria-label={`${words.remove}${colon} ${name}`}
            onClick={() => {
              change((current, nowMs) => removeTelling(current, id, nowMs), { at: moreToldId })
              announce(words.removed)
              goTo(moreToldId)
            }}
          >
            {words.remove}
          </Button>
        </div>
      </div>
    </div>
  )
}
