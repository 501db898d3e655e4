import { useEffect, useState } from 'react'
import type { Ceremony } from '#core/ceremony/document.ts'
import { planMinutes } from '#core/ceremony/plan-minutes.ts'
import { scriptOf } from '#core/ceremony/script.ts'
import { calendarFile, calendarType } from '#core/day-kit/calendar-file.ts'
import { dayLists, namesToRehearse } from '#core/day-kit/day-lists.ts'
import type { Library } from '#core/library/piece.ts'
import type { DayKitMessages } from '#core/messages/shape/day-kit.ts'
import { papers } from '#core/paper/paper-size.ts'
import { useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import { download } from '../ui/download.ts'
import { DayLaw } from './day-law.tsx'
import { AddLine, OwnLine } from './own-lines.tsx'
import { usePageRule } from './page-rule.ts'
import type { PaperWords } from './paper-words.ts'
import { useOwnDayLines } from './use-own-day-lines.ts'

interface DayPaperProps {
  ceremony: Ceremony
  couple: string
  library: Library
  /** Of the screen. */
  words: DayKitMessages
  /** In the ceremony's language, as are the moments and things that the lists name. */
  onPaper: PaperWords
}

/** What to see to before the day, what the ceremony is in law, and its entry in a calendar. */
export function DayPaper({ ceremony, couple, library, words, onPaper }: DayPaperProps) {
  usePageRule({ widthMm: papers.a4.widthMm, heightMm: papers.a4.heightMm, marginMm: 20 })
  const { dayKit } = onPaper
  const screen = useLanguage().language
  const names = namesToRehearse(ceremony)
  const own = useOwnDayLines()
  const script = scriptOf(ceremony, library)
  const details = script.sections
    .flatMap(({ lines }) => lines)
    .filter(({ speaker }) => speaker === 'detail')
  return (
    <article className="paper-flow on-paper grid gap-6" lang={ceremony.language}>
      <header>
        <h2 className="heading">{script.title}</h2>
        <p>{details.map(({ text }) => text).join(' · ')}</p>
      </header>
      <DayLaw ceremony={ceremony} words={dayKit} asks={words} />
      {dayLists(ceremony, library, onPaper).map((list) => (
        <section key={list.moment}>
          <h2 className="heading">{list.heading}</h2>
          <ul className="day-list">
            {list.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
            {own.lines[list.moment].map((line) => (
              <OwnLine
                key={line}
                line={line}
                words={words}
                onRemove={() => void own.remove(list.moment, line)}
              />
            ))}
          </ul>
          <AddLine
            words={words}
            list={list}
            count={own.lines[list.moment].length}
            onAdd={own.add}
          />
        </section>
      ))}
      <p className="print:hidden text-sm" lang={screen}>
        {own.isRefused ? words.notKept : words.keptForNext}
      </p>
      {names.length === 0 ? null : (
        <section>
          <h2 className="heading">{dayKit.names}</h2>
          <ul className="day-list">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      )}
      <CalendarButton {...{ ceremony, couple, library, words }} />
    </article>
  )
}

/** Only where date and time are known. */
function CalendarButton({ ceremony, couple, library, words }: Omit<DayPaperProps, 'onPaper'>) {
  const { language } = useLanguage()
  const [openedAtMs, setOpenedAtMs] = useState<number>()
  useEffect(() => setOpenedAtMs(Date.now()), [])
  if (openedAtMs === undefined) return null
  const file = calendarFile(
    ceremony,
    { ceremony: scriptOf(ceremony, library).title, rehearsal: words.rehearsal(couple) },
    planMinutes(ceremony, library).total,
    openedAtMs,
  )
  if (file === undefined) return null
  return (
    <div className="paper-controls" lang={language}>
      <Button
        className="justify-self-start"
        onClick={() => download(new Blob([file], { type: calendarType }), 'enlace.ics')}
      >
        {words.calendar}
      </Button>
    </div>
  )
}
