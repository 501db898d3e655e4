import { useId, useRef, useState } from 'react'
import { walkingOrder } from '#core/ceremony/couple-kind.ts'
import type { Entrance } from '#core/ceremony/document.ts'
import { changeEntrances } from '#core/ceremony/edits/people.ts'
import {
  enterApart,
  enterTogether,
  entrancesOf,
  isTogether,
} from '#core/ceremony/entrance-order.ts'
import { namedPeople } from '#core/ceremony/named-people.ts'
import { joinedNames } from '#core/library/grammar.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../couple/choice.tsx'
import { useRowDrag } from '../reorder/use-row-drag.ts'
import { useRowFocus } from '../reorder/use-row-focus.ts'
import { useDesk } from '../use-desk.ts'
import { EntranceRow } from './entrance-row.tsx'
import { focusNew } from './focus-new.ts'
import { UsualOrders } from './usual-orders.tsx'
import './people.css'

/** Who walks in with whom, in which order and to which song. */
export function EntrancesPanel() {
  const { ceremony, library, change, isEditable } = useDesk()
  const { entrances: words } = useCreatorMessages().people
  const [said, say] = useState('')
  const listId = useId()
  const entrances = entrancesOf(ceremony, library.frame)
  const couple = namedPeople(ceremony, library.frame)
  const isShown = ceremony.plan.some(({ kind, isOn }) => kind === 'entrances' && isOn)

  const nameOf = (entrance: Entrance, position: number): string => {
    if (entrance.kind === 'others') return entrance.name.trim() || words.step(String(position + 1))
    const { first, second, language } = couple
    return entrance.partner === 'both'
      ? joinedNames(first.called, second.called, language)
      : couple[entrance.partner].called
  }
  const arrange = (next: readonly Entrance[], typing?: string): void =>
    change((now, nowMs) => changeEntrances(now, next, nowMs), {
      at: listId,
      ...(typing === undefined ? {} : { typing }),
    })
  const move = (from: number, to: number): void => {
    const entrance = entrances[from]
    if (entrance === undefined || to < 0 || to >= entrances.length || !isEditable) return
    followRow(from, to)
    arrange(entrances.toSpliced(from, 1).toSpliced(to, 0, entrance))
    const place = words.place(String(to + 1), String(entrances.length))
    say(words.moved(nameOf(entrance, from), place))
  }
  const take = (next: readonly Entrance[]): void => {
    arrange(next)
    say(words.taken)
  }
  const { list, begin } = useRowDrag(move)
  const followRow = useRowFocus(list)
  const adding = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [heightPx, setHeightPx] = useState<number>()
  /** The dialog stays as tall and where it is: the next row, or the last, has come to where the finger is. */
  const leaveRow = (position: number): void => {
    setHeightPx((former) => former ?? panel.current?.offsetHeight)
    requestAnimationFrame(() => {
      const rows = [...(list.current?.children ?? [])]
      const row = rows[Math.min(position, rows.length - 1)]
      const next = row?.querySelector<HTMLElement>('[data-removes]') ?? adding.current
      next?.focus({ preventScroll: true })
    })
  }
  const remembered = new Set(
    ceremony.people.filter(({ isInMemory }) => isInMemory).map(({ name }) => name.trim()),
  )
  const present = ceremony.people.filter(({ isInMemory, name }) => !isInMemory && name !== '')

  return (
    <div ref={panel} className="people" style={{ minHeight: heightPx }}>
      <p>{words.explanation}</p>
      {isShown ? null : <p className="plan-lacks">{words.notInPlan}</p>}
      <Choice
        label={words.couple}
        value={isTogether(entrances) ? 'together' : 'apart'}
        disabled={!isEditable}
        options={[
          { value: 'apart', label: words.apart },
          { value: 'together', label: words.together },
        ]}
        onChoose={(how) =>
          arrange(
            how === 'together'
              ? enterTogether(entrances)
              : enterApart(entrances, walkingOrder(ceremony.couple)),
          )
        }
      />
      <UsualOrders entrances={entrances} onTaken={take} />
      <datalist id={`${listId}-people`}>
        {present.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      {entrances.length === 0 ? <p>{words.nobody}</p> : null}
      <ul ref={list} id={listId} className="entrances" aria-label={words.title}>
        {entrances.map((entrance, position) => (
          <EntranceRow
            key={entrance.id}
            entrance={entrance}
            name={nameOf(entrance, position)}
            position={position}
            count={entrances.length}
            peopleListId={`${listId}-people`}
            isRemembered={(name) => remembered.has(name.trim())}
            onGrasp={begin}
            onMove={(by) => move(position, position + by)}
            onChange={(next, typing) => arrange(entrances.with(position, next), typing)}
            onRemove={() => {
              arrange(entrances.toSpliced(position, 1))
              say(words.removed(nameOf(entrance, position)))
              leaveRow(position)
            }}
          />
        ))}
      </ul>
      <p>
        <Button
          ref={adding}
          disabled={!isEditable}
          onClick={() => {
            const id = crypto.randomUUID()
            arrange([...entrances, { kind: 'others', id, name: '', with: '', song: '' }])
            focusNew(() => list.current?.children ?? [])
          }}
        >
          {words.add}
        </Button>
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
