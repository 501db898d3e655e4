import { memo, type PointerEvent, type ReactNode } from 'react'
import type { PlacedSection } from '#core/ceremony/document.ts'
import type { PlanMessages } from '#core/messages/shape/plan.ts'
import { MoveButtons, MoveHandle, moveByKey } from '../reorder/move-controls.tsx'
import { planRowId } from './row-id.ts'
import type { PlanActions } from './use-plan-actions.ts'

interface PlanRowProps {
  section: PlacedSection
  name: string
  /** Minutes, or why there are none. */
  note: string
  /** Asks for the first thing that nobody brings yet; empty if there is none. */
  question: string
  isAsked: boolean
  position: number
  count: number
  isEditable: boolean
  isOpen: boolean
  words: PlanMessages
  actions: PlanActions
  onGoTo: (sectionKey: string) => void
  onToggle: (sectionKey: string) => void
  /** Opens what asks for the things it needs. */
  onAsk: (sectionKey: string) => void
  onGrasp: (position: number, event: PointerEvent<HTMLElement>) => void
  /** What else can be done with it, while it is open. */
  children?: ReactNode
}

/** One moment of the plan. It is drawn again only when something of it changes: the script is typed beside it. */
export const PlanRow = memo(function PlanRow(props: PlanRowProps) {
  const { section, name, note, question, isAsked, position, count, isEditable, isOpen } = props
  const { words, actions, onGoTo, onToggle, onAsk, onGrasp, children } = props
  const { key, isOn } = section
  const id = planRowId(key)
  const move = (by: number): void => {
    if (isEditable) actions.moveBy(key, name, by)
  }
  return (
    <li
      className="plan-row"
      data-off={isOn ? undefined : ''}
      onKeyDown={(event) => moveByKey(event, move)}
    >
      <div className="plan-row-line">
        <MoveHandle
          label={words.move.drag(name)}
          onPointerDown={(event) => {
            if (isEditable) onGrasp(position, event)
          }}
        />
        <button
          type="button"
          role="switch"
          className="plan-switch"
          aria-checked={isOn}
          aria-label={words.isOn(name)}
          disabled={!isEditable}
          onClick={() => actions.switch(key, name, !isOn)}
        />
        <button
          type="button"
          id={id}
          className="plan-name"
          title={words.goTo(name)}
          onClick={() => onGoTo(key)}
        >
          <span className="plan-name-text">{name}</span>
          <span className="plan-note">{note}</span>
        </button>
        <MoveButtons
          name={name}
          words={words.move}
          isFirst={position === 0}
          isLast={position === count - 1}
          onMove={move}
        />
        <button
          type="button"
          className="plan-more"
          aria-label={words.more(name)}
          aria-expanded={isOpen}
          onClick={() => onToggle(key)}
        >
          <span aria-hidden="true">⋯</span>
        </button>
        {question === '' ? null : (
          <button
            type="button"
            className="plan-lacks"
            aria-expanded={isAsked}
            onClick={() => onAsk(key)}
          >
            {question}
          </button>
        )}
      </div>
      {children}
    </li>
  )
})
