import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { type AltarScript, momentName } from '#core/altar/altar-script.ts'
import type { Place } from '#core/altar/place.ts'
import type { RehearsedPage } from '#core/altar/rehearsal.ts'
import type { AltarMessages } from '#core/messages/shape/altar.ts'
import { withdrawLanguageOffer } from '../language/language-sheet.tsx'
import { useRootMark } from '../ui/use-root-mark.ts'
import type { Look } from './altar-memory.ts'
import { CorrectLines } from './correct-lines.tsx'
import { askFullScreen, isFullScreen, leaveFullScreen, onFullScreenLost } from './full-screen.ts'
import { isPointedByFinger } from './pointing.ts'
import { ReadingButtons } from './reading-buttons.tsx'
import { isNamedHere, ReadingColumn, Whose } from './reading-column.tsx'
import { ReadingEnd } from './reading-end.tsx'
import { ReadingHint } from './reading-hint.tsx'
import { RehearsalClock } from './rehearsal-clock.tsx'
import { usePages } from './use-pages.ts'
import { useRehearsal } from './use-rehearsal.ts'
import { useTurning, useWayBack } from './use-turning.ts'
import { createScreenLock } from './wake-lock.ts'

/** Then nothing is on the screen but the words; and in a rehearsal, of which more is said, its clock. */
const hintMs = 3_000
const rehearsalHintMs = 8_000

/** So long the last sentence stands alone, if nobody touches it. */
const aloneMs = 6_000

export interface ReaderProps {
  words: AltarMessages
  script: AltarScript
  start: Place
  look: Look
  isRehearsal: boolean
  onLook: (look: Look) => void
  onReach: (place: Place) => void
  /** Another page stands on the screen, in this element. */
  onShow: (reader: HTMLElement) => void
  onLeave: (rehearsed: readonly RehearsedPage[]) => void
  onCorrect: (key: string, line: number, text: string) => Promise<void>
}

/** The words, page by page, and nothing else. */
export function Reader(props: ReaderProps) {
  const { words, script, start, look, isRehearsal, onLook, onReach, onShow, onLeave, onCorrect } =
    props
  const { stops } = script
  const foot = useRef<HTMLDivElement>(null)
  const pages = usePages(stops, start, look.sizePx, isRehearsal ? foot : undefined)
  const { place, from, to } = pages
  const stop = stops[place.stop]
  // The next stop is drawn when there is time for it, so that the turn to it finds it there.
  const ahead = useDeferredValue(place.stop + 1)
  const drawn = ahead === place.stop ? [place.stop] : [place.stop, ahead]
  const [shown, setShown] = useState<'words' | 'buttons' | 'correction'>('words')
  const [calledBy, setCalledBy] = useState<'key' | 'finger'>('finger')
  const [isHintShown, setHintShown] = useState(true)
  const [lock] = useState(() => createScreenLock(navigator))
  const reader = useRef<HTMLDivElement>(null)
  const rehearsal = useRehearsal(isRehearsal)
  const isOver = stop === undefined
  const areWaysShown = isOver && (isRehearsal || shown === 'buttons')
  const leavesFullScreen = useRef(false)
  useRootMark('altar-still')

  const countPage = (): void => rehearsal.countPage(stop, from, to)
  const leave = (): void => {
    countPage()
    lock.release()
    leavesFullScreen.current = true
    leaveFullScreen()
    onLeave(rehearsal.pages())
  }
  const turn = (act: 'next' | 'back'): void => {
    countPage()
    setHintShown(false)
    setShown('words')
    // After a killed browser nobody has pressed “begin”: the first turn may ask for the screen as well.
    if (!isFullScreen() && !leavesFullScreen.current) askFullScreen()
    leavesFullScreen.current = true
    if (act === 'next') pages.next()
    else pages.back()
  }
  const skip = (): void => {
    setShown('words')
    countPage()
    const next = stops.findIndex(({ key }, index) => index > place.stop && key !== stop?.key)
    pages.goTo({ stop: next === -1 ? stops.length : next, breath: 0 })
  }

  const showButtons = (by: 'key' | 'finger'): void => {
    setCalledBy(by)
    setShown('buttons')
  }

  const turning = useTurning({
    isPaused: !isOver && shown !== 'words',
    onAct(act, by) {
      // At the end a finger may mean anything; a key for going back means that.
      if (isOver && (act !== 'back' || (by === 'finger' && !areWaysShown))) showButtons(by)
      else if (act !== 'buttons') turn(act)
      else if (shown === 'words') showButtons(by)
      else setShown('words')
    },
  })
  useWayBack(() => {
    if (shown === 'buttons' || areWaysShown) {
      leave()
      return true
    }
    showButtons('finger')
    return false
  })

  // At every turn: the browser may have taken the lock away meanwhile, and may be killed before the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done with a place does not change by itself
  useEffect(() => {
    if (stop === undefined) lock.release()
    else lock.ask()
    onReach(place)
  }, [place.stop, place.breath])

  // After the frame that shows it, which must not wait.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these decide what stands on the screen
  useEffect(() => {
    const timer = setTimeout(() => {
      if (reader.current !== null) onShow(reader.current)
    })
    return () => clearTimeout(timer)
  }, [place.stop, from, to, script, look, pages.pageCount])

  useEffect(() => {
    withdrawLanguageOffer()
    const timer = setTimeout(() => setHintShown(false), isRehearsal ? rehearsalHintMs : hintMs)
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') lock.ask()
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
      lock.release()
    }
  }, [lock, isRehearsal])

  // The browser takes the first Escape for itself where the words have the whole screen.
  useEffect(
    () =>
      onFullScreenLost(() => {
        setCalledBy(isPointedByFinger() ? 'finger' : 'key')
        setShown((former) => (former === 'words' ? 'buttons' : former))
      }),
    [],
  )

  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(() => {
      setCalledBy('finger')
      setShown('buttons')
    }, aloneMs)
    return () => clearTimeout(timer)
  }, [isOver])

  const breath = stop?.breaths[from]
  const heading = stop === undefined ? '' : momentName(stops, stop.key)
  return (
    <div
      ref={reader}
      className="altar-reader"
      data-light={stop === undefined ? 'dark' : look.light}
      style={{ fontSize: `${look.sizePx}px` }}
    >
      <button type="button" className="altar-unseen" onClick={() => showButtons('key')}>
        {words.reading.showControls}
      </button>
      {stop === undefined ? (
        <ReadingEnd
          words={words}
          rehearsedMs={isRehearsal ? rehearsal.tookMs('').whole : undefined}
          areWaysShown={areWaysShown}
          takesFocus={shown === 'buttons' && calledBy === 'key'}
          turning={turning}
          onBack={() => turn('back')}
          onLeave={leave}
        />
      ) : (
        <main
          className="altar-surface"
          aria-label={`${heading}, ${words.reading.page(String(pages.page + 1), String(pages.pageCount))}`}
          {...turning}
        >
          <div ref={pages.screen} className="altar-screen">
            {breath === undefined || isNamedHere(stop, breath) ? null : (
              <div className="altar-continued">
                <Whose name={stop.lines[breath.line]?.spokenBy} />
              </div>
            )}
            {drawn.map((index) => {
              const one = stops[index]
              return one === undefined ? null : (
                <div
                  key={index}
                  ref={index === place.stop ? pages.column : undefined}
                  className="altar-column"
                  lang={script.script.language}
                >
                  <ReadingColumn stop={one} />
                </div>
              )
            })}
          </div>
        </main>
      )}
      {isOver ? null : (
        <div ref={foot} className="altar-foot">
          {isRehearsal ? (
            <RehearsalClock
              words={words}
              stops={stops.filter(({ key }) => key === stop.key)}
              language={script.script.language}
              before={rehearsal.tookMs(stop.key)}
              sinceMs={rehearsal.pageSinceMs()}
            />
          ) : null}
          {isHintShown ? <ReadingHint words={words} isRehearsal={isRehearsal} /> : null}
        </div>
      )}
      {shown === 'buttons' && !isOver ? (
        <ReadingButtons
          words={words}
          look={look}
          takesFocus={calledBy === 'key'}
          isRehearsal={isRehearsal}
          onLook={onLook}
          onSkip={skip}
          onCorrect={() => setShown('correction')}
          onLeave={leave}
          onClose={() => setShown('words')}
        />
      ) : null}
      {shown === 'correction' && stop !== undefined ? (
        <CorrectLines
          words={words}
          lines={stop.breaths
            .slice(from, to)
            .map(({ line }) => line)
            .filter((line, index, all) => all.indexOf(line) === index)
            .map((line) => ({ line, text: stop.lines[line]?.text ?? '' }))}
          onSave={(line, text) => onCorrect(stop.key, line, text)}
          onClose={() => setShown('words')}
        />
      ) : null}
    </div>
  )
}
