import { useMemo, useRef, useState } from 'react'
import type { PlacedSection } from '#core/ceremony/document.ts'
import { changeWording, replaceBody, writeByHand } from '#core/ceremony/edits/body.ts'
import { changed } from '#core/ceremony/edits/change.ts'
import {
  addSection,
  doubleSection,
  moveSection,
  putBackSection,
  removeSection,
  renameSection,
  switchSection,
} from '#core/ceremony/edits/plan.ts'
import { readInSecond } from '#core/ceremony/edits/second-language.ts'
import { startFrom } from '#core/ceremony/edits/starting-plan.ts'
import type { PlanMessages } from '#core/messages/shape/plan.ts'
import { type Desk, useDesk } from '../use-desk.ts'
import { planRowId } from './row-id.ts'

type NewSection = Parameters<typeof addSection>[1]

const at = (key: string) => ({ at: planRowId(key) })

/** Once its row is gone, the focus would be nowhere. */
function focusSoon(section: PlacedSection | undefined): void {
  if (section === undefined) return
  requestAnimationFrame(() => document.getElementById(planRowId(section.key))?.focus())
}

/** A section that was just removed, and where it was. */
export interface Removed {
  section: PlacedSection
  name: string
  position: number
}

/** All that can be done to the plan, said aloud once it is done; the actions keep their identity. */
export function usePlanActions(words: PlanMessages, keepFocus: () => void) {
  const desk = useDesk()
  const latest = useRef(desk)
  latest.current = desk
  const [announcement, say] = useState('')
  const [removed, setRemoved] = useState<Removed>()

  const actions = useMemo(() => {
    const { done } = words
    const plan = (): readonly PlacedSection[] => latest.current.ceremony.plan
    const positionOf = (key: string): number => plan().findIndex((one) => one.key === key)
    /** False while another tab edits the ceremony: then nothing was done that could be told. */
    const change = (...parts: Parameters<Desk['change']>): boolean => {
      latest.current.change(...parts)
      return latest.current.isEditable
    }

    return {
      /** `to` is counted without the section itself. */
      move(key: string, name: string, to: number): void {
        const last = plan().length - 1
        if (to < 0 || to > last || to === positionOf(key)) return
        keepFocus()
        const isDone = change((ceremony, nowMs) => moveSection(ceremony, key, to, nowMs), at(key))
        if (isDone) say(done.moved(name, done.place(String(to + 1), String(last + 1))))
      },
      moveBy(key: string, name: string, by: number): void {
        this.move(key, name, positionOf(key) + by)
      },
      switch(key: string, name: string, isOn: boolean): void {
        if (change((ceremony, nowMs) => switchSection(ceremony, key, isOn, nowMs), at(key))) {
          say(isOn ? done.on(name) : done.off(name))
        }
      },
      readInSecond(key: string, name: string, isIn: boolean): void {
        if (change((ceremony, nowMs) => readInSecond(ceremony, key, isIn, nowMs), at(key))) {
          say(isIn ? done.inSecond(name) : done.inFirstAlone(name))
        }
      },
      rename(key: string, title: string): void {
        change((ceremony, nowMs) => renameSection(ceremony, key, title, nowMs), {
          ...at(key),
          typing: `rename-${key}`,
        })
      },
      double(key: string, name: string): void {
        if (change((ceremony, nowMs) => doubleSection(ceremony, key, nowMs), at(key))) {
          say(done.doubled(name))
        }
      },
      remove(key: string, name: string): void {
        const position = positionOf(key)
        const section = plan()[position]
        if (section === undefined) return
        if (change((ceremony, nowMs) => removeSection(ceremony, key, nowMs), at(key))) {
          setRemoved({ section, name, position })
          focusSoon(plan()[position + 1] ?? plan()[position - 1])
          say(done.removed(name))
        }
      },
      putBack({ section, position, name }: Removed): void {
        const isDone = change(
          (ceremony, nowMs) => putBackSection(ceremony, section, position, nowMs),
          at(section.key),
        )
        if (isDone) say(done.on(name))
      },
      /** Returns the key of the new section. */
      add(section: NewSection, name: string, position: number): string | undefined {
        let key: string | undefined
        const isDone = change((ceremony, nowMs) => {
          const next = addSection(ceremony, section, position, nowMs)
          key = next.plan.find((one) => !ceremony.plan.includes(one))?.key
          return next
        })
        if (isDone) say(done.added(name))
        return key
      },
      /** Other words for a section: for one written by hand, the library's again. */
      reword(key: string, name: string, reference: { piece: string; wording: string }): void {
        const isDone = change((ceremony, nowMs) => {
          const kind = ceremony.plan.find((one) => one.key === key)?.body.kind
          return kind === 'byHand'
            ? replaceBody(ceremony, key, { kind: 'library', ...reference, edits: [] }, nowMs)
            : changeWording(ceremony, key, reference, nowMs)
        }, at(key))
        if (isDone) say(done.reworded(name))
      },
      writeByHand(key: string): void {
        const { library } = latest.current
        change((ceremony, nowMs) => writeByHand(ceremony, key, library, nowMs), at(key))
      },
      /** The same plan with other words of the library in it. */
      refresh(fresh: PlacedSection[], name: string): void {
        if (change((ceremony, nowMs) => changed(ceremony, { plan: fresh }, nowMs))) {
          say(done.started(name))
        }
      },
      startFrom(order: readonly PlacedSection[], name: string): void {
        if (change((ceremony, nowMs) => startFrom(ceremony, order, nowMs))) say(done.started(name))
      },
    }
  }, [words, keepFocus])

  // Undone elsewhere, or put back: there is nothing left to bring back.
  const isGone = !desk.ceremony.plan.some(({ key }) => key === removed?.section.key)
  return { actions, announcement, say, removed: isGone ? removed : undefined }
}

export type PlanActions = ReturnType<typeof usePlanActions>['actions']
