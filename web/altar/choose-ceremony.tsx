import { useRef, useState } from 'react'
import { momentWriter, writtenMoment } from '#core/calendar.ts'
import type { AltarMessages } from '#core/messages/shape/altar.ts'
import { appPath } from '../access/app-path.ts'
import { dateLocale } from '../language/date-locale.ts'
import { useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import type { CeremonySource } from './altar-ceremonies.ts'
import type { Altar, AltarState } from './use-altar.ts'

interface ChooseCeremonyProps {
  words: AltarMessages
  state: Extract<AltarState, { kind: 'choosing' }>
  altar: Altar
}

const moment = { dateStyle: 'long', timeStyle: 'short' } as const

interface Listed {
  source: CeremonySource
  id: string
  couple: readonly { name: string }[]
  date: string
  place: string
  changedAtMs: number
}

/** Every ceremony that can be read here, and the way in for one that comes as a file. */
export function ChooseCeremony({ words, state, altar }: ChooseCeremonyProps) {
  const { language } = useLanguage()
  const locale = dateLocale(language)
  const { entries, file, isBlocked } = state.choices
  const listed: Listed[] = [
    ...entries.map(({ head }) => ({ source: 'shelf' as const, ...head })),
    ...(file === undefined ? [] : [{ source: 'file' as const, ...file }]),
  ]
  const isTwice = (id: string): boolean => listed.filter((one) => one.id === id).length > 1
  const together = new Intl.ListFormat(locale, { type: 'conjunction' })
  const day = momentWriter(language, { dateStyle: 'long', timeZone: 'UTC' }, locale)

  return (
    <Page>
      <title>{words.title}</title>
      <h1 className="title">{words.title}</h1>
      {state.notice === undefined ? null : <p role="alert">{words.choose[state.notice]}</p>}
      {isBlocked ? <p role="alert">{words.choose.blocked}</p> : null}
      {listed.length === 0 ? (
        <p>{words.choose.empty}</p>
      ) : (
        <>
          <h2 className="heading">{words.choose.heading}</h2>
          <ul className="altar-list">
            {listed.map(({ source, id, couple, date, place, changedAtMs }) => {
              const names = couple.map(({ name }) => name.trim()).filter((name) => name !== '')
              const details = [
                date === '' ? '' : day(Date.parse(date)),
                place,
                source === 'file' ? words.choose.fromFile : '',
                isTwice(id)
                  ? words.way.changedAt(writtenMoment(changedAtMs, language, moment, locale))
                  : '',
              ]
              return (
                <li key={`${source} ${id}`}>
                  <Button onClick={() => void altar.choose(source, id)}>
                    <span>
                      <strong>
                        {names.length === 0 ? words.choose.unnamed : together.format(names)}
                      </strong>
                      <small>{details.filter((detail) => detail !== '').join(' · ')}</small>
                    </span>
                  </Button>
                </li>
              )
            })}
          </ul>
        </>
      )}
      <FileOpener words={words.choose} openFile={altar.openFile} isMain={listed.length === 0} />
      <p>
        <a className="link" href={appPath}>
          Enlace
        </a>
      </p>
    </Page>
  )
}

interface FileOpenerProps {
  words: AltarMessages['choose']
  openFile: Altar['openFile']
  isMain: boolean
}

/** Opens a ceremony that was carried over from another device. */
function FileOpener({ words, openFile, isMain }: FileOpenerProps) {
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<keyof AltarMessages['choose']['refused']>()

  const open = async (file: File): Promise<void> => {
    const text = await file.text().catch(() => '')
    setRefusal(await openFile(text))
  }

  return (
    <div className="altar-file">
      <Button look={isMain ? 'main' : 'plain'} onClick={() => input.current?.click()}>
        {words.openFile}
      </Button>
      <p>{words.openFileHint}</p>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,.txt,application/json,text/plain"
        aria-label={words.openFile}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // Emptied, so that the same file can be opened again.
          event.target.value = ''
          if (file) void open(file)
        }}
      />
      {refusal === undefined ? null : <p role="alert">{words.refused[refusal]}</p>}
    </div>
  )
}
