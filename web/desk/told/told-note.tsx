import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Ceremony } from '#core/ceremony/document.ts'
import { questionIds } from '#core/ceremony/question-ids.ts'
import type { Told } from '#core/check/told-where.ts'
import type { HeldMessages } from '#core/messages/shape/held.ts'
import type { ToldMessages } from '#core/messages/shape/told.ts'
import { answerTo } from '#core/told/answers.ts'
import { useColon } from '../../language/use-colon.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { useLateWords } from '../../language/use-late-words.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../announcer.tsx'
import { moreToldId, tellingFieldId } from '../element-ids.ts'
import { goToLateLine, goToLine } from '../go-to.ts'
import { type Lit, putOut } from './lit.ts'
import './told.css'

const loaders = {
  pt: () => import('#core/messages/pt/told.ts').then(({ told }) => told),
  en: () => import('#core/messages/en/told.ts').then(({ told }) => told),
  fr: () => import('#core/messages/fr/told.ts').then(({ told }) => told),
  es: () => import('#core/messages/es/told.ts').then(({ told }) => told),
}

interface Whence {
  words: ToldMessages
  from: Pick<HeldMessages, 'from' | 'byCelebrant'>
  ceremony: Ceremony
}

/** Where words were told, as the desk names it; undefined where they are told no more. */
function whence({ telling: id }: Told, { words, from, ceremony }: Whence): string | undefined {
  const telling = ceremony.tellings.find((one) => one.id === id)
  if (telling === undefined) return undefined
  const number = questionIds.findIndex((question) => answerTo(ceremony, question)?.id === id) + 1
  if (number > 0) return words.fromAnswer(String(number))
  return telling.by === 'celebrant' ? from.byCelebrant : from.from[telling.from]
}

/** What the couple told behind the sentence that is lit, which answer it is from, and the way there and back. */
export function ToldNote({ lit }: { lit: Lit }) {
  const words = useLateWords(loaders)
  return typeof words === 'string' ? null : <Note lit={lit} words={words} />
}

function Note({ lit, words }: { lit: Lit; words: ToldMessages }) {
  const { told, isMaybe, line, sentence, ceremony } = lit
  const { held } = useCreatorMessages()
  const colon = useColon()
  const note = useRef<HTMLElement>(null)
  const [isAway, setAway] = useState(false)
  useRoomForKeyboard(note)

  const nobody = isMaybe ? words.nobody : words.nothingBehind
  const maybe = isMaybe && told.length > 0 ? words.maybe : undefined
  const said =
    told.length === 0
      ? nobody
      : [
          ...(maybe === undefined ? [] : [maybe]),
          ...told.map(
            (one) => `${whence(one, { words, from: held, ceremony }) ?? ''}${colon} ${one.quote}`,
          ),
        ].join(' ')
  useEffect(() => {
    setAway(false)
    announce(said)
    showWhereTheyStand()
    if (note.current !== null) keepInSight(line, note.current)
    const close = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') putOut()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [said, line])

  const follow = ({ telling, start, end }: Told): void => {
    goToLateLine(tellingFieldId(telling, ceremony), moreToldId, start, end)
    setAway(true)
  }

  return (
    <aside ref={note} className="told" aria-label={words.heading}>
      <div className="told-note">
        {told.length === 0 ? <p>{nobody}</p> : null}
        {maybe === undefined ? null : <p className="told-whence">{maybe}</p>}
        {told.length === 0 ? null : (
          <ul>
            {told.map((one) => (
              <li key={`${one.telling} ${one.start}`}>
                <q>{one.quote}</q>{' '}
                <span className="told-whence">
                  <button type="button" onClick={() => follow(one)}>
                    {whence(one, { words, from: held, ceremony })}
                  </button>
                </span>
              </li>
            ))}
          </ul>
        )}
        <div className="told-acts">
          {isAway ? (
            <Button
              look="quiet"
              onClick={() => {
                goToLine(line, sentence.start)
                setAway(false)
              }}
            >
              {words.back}
            </Button>
          ) : null}
          <button
            type="button"
            className="icon-button"
            aria-label={words.close}
            onClick={() => {
              if (note.current?.contains(document.activeElement) === true) {
                goToLine(line, sentence.start)
              }
              putOut()
            }}
          >
            <span aria-hidden="true">×</span>
          </button>
        </div>
      </div>
    </aside>
  )
}

/** Where the couple's side scrolls by itself, it scrolls to the words; a page of one column stays where it is. */
function showWhereTheyStand(): void {
  const area = document.querySelector('.desk-page[data-wide] .area-couple')
  const [first] = area?.querySelectorAll('.lit-words > mark') ?? []
  first?.scrollIntoView({ block: 'nearest' })
}

/** Scrolls on by as much of the sentence as the note would cover. */
function keepInSight(line: string, note: HTMLElement): void {
  const field = document.getElementById(line)
  const mark = field?.parentElement?.querySelector('.lit-words > mark') ?? field
  const top = note.firstElementChild?.getBoundingClientRect().top
  if (mark == null || top === undefined) return
  const covered = mark.getBoundingClientRect().bottom - top
  if (covered <= 0) return
  const area = document.querySelector('.desk-page[data-wide] .area-script') ?? window
  area.scrollBy({ top: covered + 12 })
}

/** Phones draw their keyboard over the page: the note stays above it. */
function useRoomForKeyboard(note: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const seen = window.visualViewport
    if (seen === null) return
    const place = (): void => {
      const covered = Math.max(0, window.innerHeight - seen.height - seen.offsetTop)
      note.current?.style.setProperty('--keyboard', `${Math.round(covered)}px`)
    }
    place()
    seen.addEventListener('resize', place)
    seen.addEventListener('scroll', place)
    return () => {
      seen.removeEventListener('resize', place)
      seen.removeEventListener('scroll', place)
    }
  }, [note])
}
