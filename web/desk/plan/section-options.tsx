import { useId } from 'react'
import { baseLanguage } from '#core/ceremony/ceremony-language.ts'
import type { PlacedSection } from '#core/ceremony/document.ts'
import { neededThings } from '#core/ceremony/needed-things.ts'
import { canBeInSecond, secondLanguageOf } from '#core/ceremony/second-language.ts'
import { useColon } from '../../language/use-colon.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useDesk } from '../use-desk.ts'
import { PieceNeeds } from './piece-needs.tsx'
import { PropBringers } from './prop-bringers.tsx'
import { planRowId } from './row-id.ts'
import { pieceOfSection } from './section-reference.ts'
import type { PlanActions } from './use-plan-actions.ts'

interface SectionOptionsProps {
  section: PlacedSection
  name: string
  actions: PlanActions
  onAddAfter: () => void
  onOtherWording: () => void
  onEntrances: () => void
  onKeep: () => void
  onWriteByHand: () => void
}

/** What a moment of the plan needs, and what can be done with it. */
export function SectionOptions(props: SectionOptionsProps) {
  const { section, name, actions, onAddAfter, onOtherWording, onEntrances, onKeep, onWriteByHand } =
    props
  const { ceremony, library, isEditable } = useDesk()
  const { plan: words, people } = useCreatorMessages()
  const colon = useColon()
  const id = useId()
  const { key, title = '', body } = section
  const second = canBeInSecond(section) ? secondLanguageOf(ceremony) : undefined
  const source = pieceOfSection(section, library)
  const hasOtherWordings =
    source !== undefined &&
    (body.kind === 'byHand' || Object.keys(source.piece.wordings).length > 1) &&
    (body.kind === 'byHand' || source.wording !== undefined)
  const isFromElsewhere = body.kind === 'library' || body.kind === 'fields'
  const every = [
    {
      isOffered: body.kind === 'fields' && body.fields === 'entrances',
      label: people.entrances.title,
      act: onEntrances,
    },
    { isOffered: hasOtherWordings, label: words.otherWording, act: onOtherWording },
    { isOffered: isFromElsewhere, label: words.writeByHand, act: onWriteByHand },
    { isOffered: true, label: words.addAfter, act: onAddAfter },
    { isOffered: true, label: words.double, act: () => actions.double(key, name) },
    { isOffered: body.kind !== 'fields', label: words.own.keep, act: onKeep },
    { isOffered: true, label: words.remove, act: () => actions.remove(key, name) },
  ]
  return (
    <div className="plan-options">
      <Field
        id={id}
        label={words.rename}
        hint={body.kind === 'byHand' && source === undefined ? undefined : words.renameHint}
        value={title}
        disabled={!isEditable}
        dir="auto"
        onValue={(value) => actions.rename(key, value)}
      />
      {second === undefined ? null : (
        <label className="plan-tick">
          <input
            type="checkbox"
            checked={section.isInSecond === true}
            disabled={!isEditable}
            onChange={({ target }) => actions.readInSecond(key, name, target.checked)}
          />
          <span>
            {words.alsoIn[baseLanguage(second)]}
            <span className="sr-only">
              {colon} {name}
            </span>
          </span>
        </label>
      )}
      <div className="plan-acts">
        {every
          .filter(({ isOffered }) => isOffered)
          .map(({ label, act }) => (
            <Button
              key={label}
              look="quiet"
              className="underline"
              aria-label={`${label}${colon} ${name}`}
              disabled={!isEditable}
              onClick={act}
            >
              {label}
            </Button>
          ))}
      </div>
      {source === undefined ? null : (
        <>
          <PieceNeeds piece={source.piece} />
          <PropBringers props={neededThings(section, library)} at={planRowId(key)} />
        </>
      )}
    </div>
  )
}
