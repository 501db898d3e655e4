import './find.css'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { counted } from '#core/messages/counted.ts'
import { placesSaying } from '#core/places-saying.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../announcer.tsx'
import { lineId } from '../element-ids.ts'
import { goToLine } from '../go-to.ts'
import { useDesk } from '../use-desk.ts'
import { type Found, findInScript, replaceFound } from './find-in-script.ts'

/** Finds words in the script and puts others in their place. Enter goes to the next place, Escape into it. */
export function FindBar({ onClose }: { onClose: () => void }) {
  const { ceremony, library, isEditable, change } = useDesk()
  const { language } = useLanguage()
  const { find: words } = useCreatorMessages().desk
  const [wanted, setWanted] = useState('')
  const [by, setBy] = useState('')
  const [position, setPosition] = useState(0)
  const [replaced, setReplaced] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const findId = useId()
  const byId = useId()
  const found = useMemo(() => findInScript(ceremony, library, wanted), [ceremony, library, wanted])
  const at = Math.min(position, found.length - 1)
  const current = found[at]

  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    const line = current && document.getElementById(lineId(current.section, current.place))
    line?.closest('.line')?.setAttribute('data-found', '')
    line?.scrollIntoView({ block: 'center' })
    return () => line?.closest('.line')?.removeAttribute('data-found')
  }, [current])

  const told =
    wanted === ''
      ? ''
      : found.length === 0 || replaced !== undefined
        ? (replaced ?? words.nothing)
        : words.found(counted(at + 1, language).number, counted(found.length, language).number)

  const step = (by: number): void => {
    setReplaced(undefined)
    setPosition((at + by + found.length) % (found.length || 1))
  }
  const close = (): void => {
    onClose()
    if (current !== undefined) {
      goToLine(lineId(current.section, current.place), current.start, current.end)
    }
  }
  const replace = (wished: readonly Found[]): void => {
    // `Leticia` finds `Letícia` too, which is right as it stands.
    const places = wished.filter(({ text, start, end }) => text.slice(start, end) !== by)
    const [first] = places
    if (first === undefined) {
      step(wished.length)
      return
    }
    change((before, nowMs) => replaceFound(before, library, places, by, nowMs), {
      at: lineId(first.section, first.place),
    })
    const done = words.replaced(counted(places.length, language))
    if (wished.length < found.length) {
      // What has been put there may be found again.
      setPosition(at + placesSaying(by, wanted).length)
      announce(done)
      return
    }
    setReplaced(done)
    // Where nothing is left the pressed button is switched off, and the focus would be nowhere.
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close()
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (event.target.id === byId) replace(current === undefined ? [] : [current])
    else step(event.shiftKey ? -1 : 1)
  }

  return (
    <search className="find-bar" aria-label={words.open} onKeyDown={onKeyDown}>
      <div className="find-row">
        <label htmlFor={findId} className="sr-only">
          {words.find}
        </label>
        <input
          ref={field}
          id={findId}
          className="input"
          type="search"
          autoComplete="off"
          placeholder={words.find}
          value={wanted}
          onChange={({ target }) => {
            setWanted(target.value)
            setReplaced(undefined)
            setPosition(0)
          }}
        />
        <span role="status" className="find-told">
          {told}
        </span>
        <Button look="quiet" aria-label={words.previous} onClick={() => step(-1)}>
          <span aria-hidden="true">↑</span>
        </Button>
        <Button look="quiet" aria-label={words.next} onClick={() => step(1)}>
          <span aria-hidden="true">↓</span>
        </Button>
        <Button look="quiet" aria-label={words.close} onClick={close}>
          <span aria-hidden="true">×</span>
        </Button>
      </div>
      <div className="find-row">
        <label htmlFor={byId} className="sr-only">
          {words.replaceBy}
        </label>
        <input
          id={byId}
          className="input"
          autoComplete="off"
          placeholder={words.replaceBy}
          value={by}
          onChange={({ target }) => setBy(target.value)}
        />
        <Button
          disabled={!isEditable || current === undefined}
          onClick={() => replace(current === undefined ? [] : [current])}
        >
          {words.replace}
        </Button>
        <Button disabled={!isEditable || current === undefined} onClick={() => replace(found)}>
          {words.replaceAll}
        </Button>
      </div>
    </search>
  )
}
