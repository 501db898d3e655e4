import { memo } from 'react'
import type { Breath, Stop } from '#core/altar/altar-script.ts'
import { isReadAloud } from '#core/ceremony/script-line.ts'

/**
 * A whole stop, breath below breath. Turning a page moves it and draws nothing anew, so it must not be drawn again while
 * it stands.
 */
export const ReadingColumn = memo(function ReadingColumn({ stop }: { stop: Stop }) {
  return (
    <>
      {stop.breaths.map((breath, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a breath is its position
          key={index}
          data-breath=""
          data-verse={breath.verse}
          className={classOf(stop, breath)}
          lang={stop.lines[breath.line]?.language}
        >
          {index === 0 && stop.heading !== undefined ? (
            <h1 className="altar-heading">{stop.heading}</h1>
          ) : null}
          {isNamedHere(stop, breath) ? <Whose name={stop.lines[breath.line]?.spokenBy} /> : null}
          <p>
            <BreathText breath={breath} />
          </p>
        </div>
      ))}
    </>
  )
})

/** Who speaks, where it is not the celebrant. */
export function Whose({ name }: { name: string | undefined }) {
  return name === undefined ? null : <p className="altar-whose">{name}</p>
}

/** A speaker is named once, however many lines follow; a page that begins among them names the speaker again. */
export function isNamedHere({ lines }: Stop, { line, isLineStart }: Breath): boolean {
  return isLineStart && lines[line]?.spokenBy !== lines[line - 1]?.spokenBy
}

function classOf({ lines }: Stop, { line, isLineStart }: Breath): string {
  const whose = lines[line]
  const kind = whose !== undefined && isReadAloud(whose) ? 'altar-breath' : 'altar-direction'
  const second = whose?.language === undefined ? '' : ' altar-second'
  return isLineStart ? `${kind} altar-line${second}` : `${kind}${second}`
}

/** The words, with names as they are said above them. */
function BreathText({ breath: { text, hints } }: { breath: Breath }) {
  if (hints.length === 0) return text.trim()
  const parts = hints.map(({ start, end, saidAs }, index) => ({
    before: text.slice(hints[index - 1]?.end ?? 0, start),
    name: text.slice(start, end),
    saidAs,
  }))
  return (
    <>
      {parts.map(({ before, name, saidAs }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name is its position
        <span key={index}>
          {index === 0 ? before.trimStart() : before}
          <ruby>
            {name}
            <rt>{saidAs}</rt>
          </ruby>
        </span>
      ))}
      {text.slice(hints.at(-1)?.end ?? 0).trimEnd()}
    </>
  )
}
