import { useEffect, useState } from 'react'
import { momentName } from '#core/altar/altar-script.ts'
import { foundPlace } from '#core/altar/place.ts'
import { readingDay, waysIn } from '#core/altar/reading-day.ts'
import { writtenDay, writtenMoment } from '#core/calendar.ts'
import { scriptMinutes } from '#core/ceremony/minutes.ts'
import { counted } from '#core/messages/counted.ts'
import type { AltarMessages } from '#core/messages/shape/altar.ts'
import { paperAddress } from '../desk/bar/paper-address.ts'
import { HelpLink } from '../help/help-link.tsx'
import { dateLocale } from '../language/date-locale.ts'
import { LanguageSwitch } from '../language/language-switch.tsx'
import { useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import { altarCeremonies, today } from './altar-device.ts'
import { BeforeTheDay } from './before-the-day.tsx'
import { askFullScreen } from './full-screen.ts'
import { HearButton } from './hear-button.tsx'
import { LookButtons } from './look-buttons.tsx'
import { NamesToRehearse } from './names-to-rehearse.tsx'
import { ScriptLink } from './script-link.tsx'
import { isOnTrial } from './trial-run.ts'
import type { Altar, OpenedCeremony } from './use-altar.ts'
import { useLocalVoice } from './use-local-voice.ts'
import { canKeepScreenOn } from './wake-lock.ts'

interface WayInProps {
  words: AltarMessages
  opened: OpenedCeremony & { hasEnded: boolean }
  altar: Altar
}

/** Whose ceremony it is, in letters nobody mistakes, and everything that is to be said before there are guests. */
export function WayIn({ words, opened, altar }: WayInProps) {
  const { language } = useLanguage()
  const { found, script, note } = opened
  const { ceremony } = found
  const { stops } = script
  const canHear = useLocalVoice(ceremony.language) !== undefined
  const staysOn = useStaysOn()
  const now = useToday()
  const day = readingDay(ceremony.date, now, useOtherDates(ceremony.id))
  const [names = script.script.title, ...details] = script.opening
  const minutes = Math.max(1, Math.round(scriptMinutes(script.script, note.pace)))
  const place = note.place === undefined ? undefined : foundPlace(stops, note.place)
  const isUnderway = place !== undefined && (place.stop > 0 || place.breath > 0)
  const number = new Intl.NumberFormat(language)
  const locale = dateLocale(language, ceremony.language)
  const dayInWords = (date: string): string => writtenDay(date, language, locale)

  const begin = (stop: number, isRehearsal: boolean): void => {
    askFullScreen()
    altar.begin({ stop, breath: 0 }, isRehearsal)
  }

  return (
    <div className="altar-way">
      <title>{words.title}</title>
      <header>
        <ScriptLink words={words} found={found} />
        <HelpLink task="altar" className="button button-quiet" />
        <LanguageSwitch />
      </header>
      <main>
        <p className="altar-whose">{words.title}</p>
        <section
          className="altar-opening"
          lang={ceremony.language}
          data-other-day={day === 'today' || day === 'toCome' ? undefined : ''}
        >
          <h1>{names}</h1>
          {details.map((detail) => (
            <p key={detail}>{detail}</p>
          ))}
        </section>
        {day === 'today' ? null : (
          <p
            key={day}
            className={day === 'toCome' ? undefined : 'altar-warning'}
            role={day === 'toCome' ? undefined : 'alert'}
          >
            {ceremony.date === ''
              ? words.way.noDate
              : words.way.notToday(dayInWords(ceremony.date), dayInWords(now))}
          </p>
        )}
        {opened.hasEnded ? (
          <section className="altar-before">
            <p>{words.end.keepsakeHint}</p>
            <a className="button button-main" href={paperAddress(ceremony.id, 'keepsake')}>
              {words.end.keepsake}
            </a>
          </section>
        ) : null}
        {staysOn === false ? <p className="altar-warning">{words.way.noWakeLock}</p> : null}
        <BeforeTheDay words={words} id={ceremony.id} isTrialShown={isOnTrial(location)} />
        {stops.length === 0 ? (
          <p role="alert">{words.way.nothingToRead}</p>
        ) : (
          <div className="altar-actions">
            {isUnderway ? (
              <Button
                look="main"
                onClick={() => {
                  askFullScreen()
                  altar.begin(place, false)
                }}
              >
                {words.way.goOn}
              </Button>
            ) : null}
            {waysIn(ceremony.date, now).map((way, index) => (
              <Button
                key={way}
                look={isUnderway || index > 0 ? 'plain' : 'main'}
                onClick={() => begin(0, way === 'rehearse')}
              >
                {words.way[way]}
              </Button>
            ))}
            <HearButton
              words={words.hear}
              label={words.hear.whole}
              stops={stops}
              language={ceremony.language}
            />
          </div>
        )}
        <p>
          {words.way.minutes(counted(minutes, language))}
          {note.pace === undefined ? null : `, ${words.way.ownPace(number.format(note.pace))}`}
          {'. '}
          {words.way.changedAt(
            writtenMoment(
              ceremony.changedAtMs,
              language,
              { dateStyle: 'long', timeStyle: 'short' },
              locale,
            ),
          )}
          {found.source === 'file' ? ` · ${words.choose.fromFile}` : null}
        </p>
        <details>
          <summary className="heading">{words.turning.heading}</summary>
          <ul>
            {words.turning.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
        <details>
          <summary className="heading">{words.look.heading}</summary>
          <div className="altar-actions">
            <LookButtons words={words.look} look={altar.look} onLook={altar.setLook} />
          </div>
          <p
            className="altar-sample"
            data-light={altar.look.light}
            style={{ fontSize: `${altar.look.sizePx}px` }}
          >
            {words.look.sample}
          </p>
        </details>
        <details>
          <summary className="heading">{words.moments.heading}</summary>
          <ol className="altar-list">
            {stops.map(({ key, part }, index) =>
              part > 0 ? null : (
                <li key={key}>
                  <Button look="quiet" lang={ceremony.language} onClick={() => begin(index, false)}>
                    {momentName(stops, key)}
                  </Button>
                </li>
              ),
            )}
          </ol>
        </details>
        <details>
          <summary className="heading">{words.names.heading}</summary>
          <NamesToRehearse words={words} ceremony={ceremony} change={altar.change} />
          {canHear ? null : <p>{words.hear.noVoice}</p>}
        </details>
        <p>
          <Button look="quiet" onClick={() => void altar.chooseAnother()}>
            {words.choose.other}
          </Button>
        </p>
      </main>
    </div>
  )
}

/** Undefined until the device has been asked. */
function useStaysOn(): boolean | undefined {
  const [staysOn, setStaysOn] = useState<boolean>()
  useEffect(() => {
    void canKeepScreenOn(navigator).then(setStaysOn)
  }, [])
  return staysOn
}

/** The dates of the other ceremonies that can be read here; none until the device has been asked. */
function useOtherDates(id: string): readonly string[] {
  const [dates, setDates] = useState<readonly string[]>([])
  useEffect(() => {
    void altarCeremonies.choices().then(({ entries, file }) => {
      const all = [...entries.map(({ head }) => head), ...(file === undefined ? [] : [file])]
      setDates(all.filter((other) => other.id !== id).map(({ date }) => date))
    })
  }, [id])
  return dates
}

/** A page that was left open overnight wakes up on another day. */
function useToday(): string {
  const [day, setDay] = useState(today)
  useEffect(() => {
    const look = (): void => setDay(today())
    const timer = setInterval(look, 60_000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return day
}
