import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { questionIds } from '#core/ceremony/question-ids.ts'
import type { Told } from '#core/check/told-where.ts'
import type { ToldMessages } from '#core/messages/shape/told.ts'
import { useColon } from '../../language/use-colon.ts'
import { useLateWords } from '../../language/use-late-words.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../announcer.tsx'
import { answerFieldId } from '../couple/field-ids.ts'
import { factCardId } from '../element-ids.ts'
import { goTo, goToLine } from '../go-to.ts'
import { type Lit, putOut } from './lit.ts'
import './told.css'

const loaders = {
  pt: () => import('#core/messages/pt/told.ts').then(({ told }) => told),
  en: () => import('#core/messages/en/told.ts').then(({ told }) => told),
  fr: () => import('#core/messages/fr/told.ts').then(({ told }) => told),
  es: () => import('#core/messages/es/told.ts').then(({ told }) => told),
}

const questions: readonly string[] = questionIds

/** From 1; 0 for what comes from no answer. */
const numberOf = ({ source }: Told): number => questions.indexOf(source) + 1

function whence(told: Told, words: ToldMessages): string {
  const number = numberOf(told)
  return number === 0 ? words.byHand : words.fromAnswer(String(number))
}

/** What the couple told behind the sentence that is lit, which answer it is from, and the way there and back. */
export function ToldNote({ lit }: { lit: Lit }) {
  const words = useLateWords(loaders)
  return typeof words === 'string' ? null : <Note lit={lit} words={words} />
}

function Note({ lit, words }: { lit: Lit; words: ToldMessages }) {
  const { told, line, sentence } = lit
  const colon = useColon()
  const note = useRef<HTMLElement>(null)
  const [isAway, setAway] = useState(false)
  useRoomForKeyboard(note)

  useEffect(() => {
    setAway(false)
    announce(
      told.length === 0
        ? words.nobody
        : told.map((one) => `${whence(one, words)}${colon} ${one.words}`).join('. '),
    )
    showWhereTheyStand()
    if (note.current !== null) keepInSight(line, note.current)
    const close = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') putOut()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [told, line, words, colon])

  const follow = (one: Told): void => {
    const [stretch] = one.stretches
    if (stretch === undefined && one.factId !== undefined && goTo(factCardId(one.factId))) {
      setAway(true)
      return
    }
    const number = numberOf(one)
    if (number === 0) return
    goToLine(answerFieldId(number), stretch?.start ?? 0, stretch?.end ?? 0)
    setAway(true)
  }

  return (
    <aside ref={note} className="told" aria-label={words.heading}>
      <div className="told-note">
        {told.length === 0 ? (
          <p>{words.nobody}</p>
        ) : (
          <ul>
            {told.map((one) => (
              <li key={`${one.source} ${one.words}`}>
                <q>{one.words}</q>{' '}
                <span className="told-whence">
                  {canFollow(one) ? (
                    <button type="button" onClick={() => follow(one)}>
                      {whence(one, words)}
                    </button>
                  ) : (
                    whence(one, words)
                  )}
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

/** Cards of what was added by hand may be folded away. */
function canFollow(told: Told): boolean {
  return (
    numberOf(told) > 0 ||
    (told.factId !== undefined && document.getElementById(factCardId(told.factId)) !== null)
  )
}

/** Where the couple's side scrolls by itself, it scrolls to the words; a page of one column stays where it is. */
function showWhereTheyStand(): void {
  const area = document.querySelector('.desk-page[data-wide] .area-couple')
  const [first] = area?.querySelectorAll('.fact[data-lit], .lit-words > mark') ?? []
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
