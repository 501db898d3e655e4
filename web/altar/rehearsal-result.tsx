import { momentName } from '#core/altar/altar-script.ts'
import { learnedPace, type RehearsedPage, sectionTimes } from '#core/altar/rehearsal.ts'
import { sectionMinutes } from '#core/ceremony/minutes.ts'
import type { AltarMessages } from '#core/messages/shape/altar.ts'
import { useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { minutesAndSeconds } from './clock-time.ts'
import { askFullScreen } from './full-screen.ts'
import { ScriptLink } from './script-link.tsx'
import type { Altar, OpenedCeremony } from './use-altar.ts'

interface RehearsalResultProps {
  words: AltarMessages
  opened: OpenedCeremony & { pages: readonly RehearsedPage[] }
  altar: Altar
}

const minuteMs = 60_000

/** How long each section took, beside what was expected of it. */
export function RehearsalResult({ words, opened, altar }: RehearsalResultProps) {
  const { language } = useLanguage()
  const { rehearsal } = words
  const { found, note, pages, script } = opened
  const pace = learnedPace(pages)
  const rows = sectionTimes(pages).map(({ key, tookMs }) => {
    const section = script.script.sections.find((one) => one.key === key)
    return {
      key,
      heading: momentName(script.stops, key),
      tookMs,
      plannedMs: section === undefined ? 0 : sectionMinutes(section, note.pace) * minuteMs,
    }
  })
  const sum = (value: (row: (typeof rows)[number]) => number): string =>
    minutesAndSeconds(rows.reduce((total, row) => total + value(row), 0))

  return (
    <Page>
      <title>{words.title}</title>
      <h1 className="title">{rehearsal.heading}</h1>
      <p>
        {pace === undefined
          ? rehearsal.noPace
          : rehearsal.pace(new Intl.NumberFormat(language).format(pace))}
      </p>
      <table className="altar-times">
        <thead>
          <tr>
            <th scope="col">{rehearsal.section}</th>
            <th scope="col">{rehearsal.took}</th>
            <th scope="col">{rehearsal.planned}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, heading, tookMs, plannedMs }) => (
            <tr key={key}>
              <th scope="row" lang={found.ceremony.language}>
                {heading}
              </th>
              <td>{minutesAndSeconds(tookMs)}</td>
              <td>{minutesAndSeconds(plannedMs)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{rehearsal.whole}</th>
            <td>{sum(({ tookMs }) => tookMs)}</td>
            <td>{sum(({ plannedMs }) => plannedMs)}</td>
          </tr>
        </tfoot>
      </table>
      <div className="altar-actions">
        <ScriptLink words={words} found={found} look="button button-main" />
        <Button
          look={found.source === 'file' ? 'main' : 'plain'}
          onClick={() => void altar.choose(found.source, found.ceremony.id)}
        >
          {found.source === 'file' ? rehearsal.done : words.title}
        </Button>
        <Button
          onClick={() => {
            askFullScreen()
            altar.begin({ stop: 0, breath: 0 }, true)
          }}
        >
          {rehearsal.again}
        </Button>
      </div>
    </Page>
  )
}
