import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { openThings } from '#core/ceremony/bringing.ts'
import type { PlacedSection } from '#core/ceremony/document.ts'
import { neededThings } from '#core/ceremony/needed-things.ts'
import { ownPieceFrom } from '#core/ceremony/own-piece.ts'
import { planMinutes, toldMinutes } from '#core/ceremony/plan-minutes.ts'
import { counted } from '#core/messages/counted.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import { deviceOwnPieces } from '../../shelf/device-shelf.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { sectionId } from '../element-ids.ts'
import { goToLine } from '../go-to.ts'
import { openPeople } from '../people/open-people.ts'
import { useKeptFocus } from '../reorder/use-kept-focus.ts'
import { useRowDrag } from '../reorder/use-row-drag.ts'
import { useDesk } from '../use-desk.ts'
import { useSettled } from '../use-settled.ts'
import { AddMoment } from './add-moment.tsx'
import { OtherWording } from './other-wording.tsx'
import { PlanRow } from './plan-row.tsx'
import { bringerQuestion, PropBringers } from './prop-bringers.tsx'
import { Proposals } from './proposals.tsx'
import { planRowId } from './row-id.ts'
import { sectionName } from './section-name.ts'
import { SectionOptions } from './section-options.tsx'
import { StartingPlans } from './starting-plans.tsx'
import { usePlanActions } from './use-plan-actions.ts'
import { WishedMinutes } from './wished-minutes.tsx'
import './plan.css'
import './add-moment.css'

/** As long as a pause between words. */
const settleMs = 300

type OpenDialog =
  | { kind: 'none' }
  /** After this section; at its usual place if there is none. */
  | { kind: 'add'; after?: string }
  | { kind: 'wording'; key: string }
  | { kind: 'start' }

interface PlanPanelProps {
  /** Shows a section of the script. */
  onGoTo: (sectionKey: string) => void
}

/** The plan of the ceremony: every moment in its order, what it takes and what it needs; and what can be added. */
export function PlanPanel({ onGoTo }: PlanPanelProps) {
  const { ceremony, library, isEditable } = useDesk()
  const { language } = useLanguage()
  const { plan: words, people: peopleWords } = useCreatorMessages()
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'none' })
  const [openKey, setOpenKey] = useState<string>()
  /** The section whose things are being asked for. */
  const [askedKey, setAskedKey] = useState<string>()
  const { actions, announcement, removed, say } = usePlanActions(words, useKeptFocus())

  // All words of the script are counted once nobody types.
  const settled = useSettled(ceremony, settleMs)
  const { told, total } = useMemo(() => {
    const { bySection, total } = planMinutes(settled, library)
    const told = new Map(
      [...bySection].map(([key, minutes]) => [
        key,
        minutes === 0 ? '' : words.minutes(counted(toldMinutes(minutes), language)),
      ]),
    )
    return {
      told,
      total: { minutes: total, words: words.total(counted(toldMinutes(total), language)) },
    }
  }, [settled, library, words, language])

  const { plan } = ceremony
  const nameOf = (section: PlacedSection): string => sectionName(section, library, words)
  const { list, begin } = useRowDrag((from, to) => {
    const section = plan[from]
    if (section !== undefined) actions.move(section.key, nameOf(section), to)
  })
  const toggle = useCallback((key: string) => {
    setAskedKey(undefined)
    setOpenKey((open) => (open === key ? undefined : key))
  }, [])
  const ask = useCallback((key: string) => {
    setOpenKey(undefined)
    setAskedKey((asked) => (asked === key ? undefined : key))
  }, [])
  const close = (): void => setDialog({ kind: 'none' })
  /** Shows a section once it has been drawn, with the caret in it where it is to be written by hand. */
  const show = (key: string, isToBeWritten: (firstLine: string) => boolean): void => {
    requestAnimationFrame(() => {
      onGoTo(key)
      const line = document.getElementById(sectionId(key))?.querySelector('textarea')
      if (line != null && isToBeWritten(line.value)) goToLine(line.id, 0)
    })
  }

  const noteOf = ({ key, body }: PlacedSection): string => {
    if (body.kind === 'written' && body.content.trim() === '') return words.toBeWritten
    return told.get(key) ?? (settled === ceremony ? words.empty : '')
  }
  const questionOf = (section: PlacedSection): string => {
    const things = section.isOn ? neededThings(section, library) : []
    const [first, ...others] = openThings(things, ceremony, library)
    if (first === undefined) return ''
    const question = bringerQuestion(first, words.needs)
    return others.length === 0 ? question : `${question} +${others.length}`
  }

  const keep = async (section: PlacedSection): Promise<void> => {
    const piece = ownPieceFrom(section, ceremony, library, {
      id: crypto.randomUUID(),
      nowMs: Date.now(),
    })
    if (piece === undefined) {
      say(words.empty)
      return
    }
    const outcome = await deviceOwnPieces.keep([piece])
    say(outcome.kind === 'done' ? words.own.kept : words.own.failed)
  }

  const options = (section: PlacedSection): ReactNode => (
    <SectionOptions
      section={section}
      name={nameOf(section)}
      actions={actions}
      onAddAfter={() => setDialog({ kind: 'add', after: section.key })}
      onEntrances={() => openPeople({ kind: 'entrances' })}
      onKeep={() => void keep(section)}
      onWriteByHand={() => {
        actions.writeByHand(section.key)
        show(section.key, () => true)
      }}
      onOtherWording={() => setDialog({ kind: 'wording', key: section.key })}
    />
  )
  const reworded =
    dialog.kind === 'wording' ? plan.find(({ key }) => key === dialog.key) : undefined

  return (
    <section className="plan" aria-label={words.title}>
      <div className="plan-head">
        <h2 className="heading">{words.title}</h2>
        <p className="plan-total">
          <strong>{total.words}</strong>
          <WishedMinutes total={total.minutes} />
        </p>
      </div>
      <Proposals nameOf={nameOf} say={say} />
      {plan.length === 0 ? <p>{words.noMoments}</p> : null}
      <div className="plan-acts">
        <Button look="quiet" className="underline" onClick={() => openPeople({ kind: 'people' })}>
          {peopleWords.title}
        </Button>
        <Button
          look="quiet"
          className="underline"
          onClick={() => openPeople({ kind: 'entrances' })}
        >
          {peopleWords.entrances.title}
        </Button>
      </div>
      <ul className="plan-list" ref={list} aria-label={words.title}>
        {plan.map((section, position) => (
          <PlanRow
            key={section.key}
            section={section}
            name={nameOf(section)}
            note={noteOf(section)}
            question={questionOf(section)}
            isAsked={section.key === askedKey}
            position={position}
            count={plan.length}
            isEditable={isEditable}
            isOpen={section.key === openKey}
            words={words}
            actions={actions}
            onGoTo={onGoTo}
            onToggle={toggle}
            onAsk={ask}
            onGrasp={begin}
          >
            {section.key === openKey ? options(section) : null}
            {section.key === askedKey ? (
              <div className="plan-options">
                <PropBringers props={neededThings(section, library)} at={planRowId(section.key)} />
              </div>
            ) : null}
          </PlanRow>
        ))}
      </ul>
      <div className="plan-said">
        <p role="status">{announcement}</p>
        {removed === undefined ? null : (
          <Button look="quiet" className="underline" onClick={() => actions.putBack(removed)}>
            {words.bringBack}
          </Button>
        )}
      </div>
      <div className="plan-foot">
        <Button disabled={!isEditable} onClick={() => setDialog({ kind: 'add' })}>
          {words.add.action}
        </Button>
        <Button
          look="quiet"
          className="underline"
          disabled={!isEditable}
          onClick={() => setDialog({ kind: 'start' })}
        >
          {words.start.action}
        </Button>
        <p className="plan-note plan-keys">{words.keys}</p>
      </div>
      <Dialog open={dialog.kind === 'add'} onClose={close} title={words.add.title}>
        {dialog.kind === 'add' ? (
          <AddMoment
            after={dialog.after}
            nameOf={nameOf}
            actions={actions}
            onAdded={(key) => {
              close()
              if (key !== undefined) show(key, (line) => line === '')
            }}
          />
        ) : null}
      </Dialog>
      <Dialog
        open={reworded !== undefined}
        onClose={close}
        title={reworded === undefined ? '' : nameOf(reworded)}
      >
        {reworded === undefined ? null : (
          <OtherWording
            section={reworded}
            onChosen={(reference) => {
              actions.reword(reworded.key, nameOf(reworded), reference)
              close()
            }}
          />
        )}
      </Dialog>
      <Dialog open={dialog.kind === 'start'} onClose={close} title={words.start.title}>
        <StartingPlans
          onChosen={(order, name) => {
            actions.startFrom(order, name)
            close()
          }}
          onFresh={(fresh) => {
            actions.refresh(fresh, words.start.fresh)
            close()
          }}
        />
      </Dialog>
    </section>
  )
}
