import type { Script } from '#core/ceremony/script.ts'
import { type Library, pieceOf } from '#core/library/piece.ts'
import { papers } from '#core/paper/paper-size.ts'
import { usePageRule } from './page-rule.ts'

/** What was said, for the couple to keep: no direction, no list, nothing that was only for the day. */
export function Keepsake({ script, library }: { script: Script; library: Library }) {
  const { widthMm, heightMm } = script.language === 'en-US' ? papers.letter : papers.a4
  usePageRule({ widthMm, heightMm, marginMm: 24 })
  const sections = script.sections
    .map((section) => ({
      ...section,
      lines: section.lines
        .filter(({ speaker }) => speaker !== 'direction' && speaker !== 'item')
        .map((line, index, all) => ({
          ...line,
          // Once for all that somebody says, not before each breath that was repeated.
          namesSpeaker: line.spokenBy !== undefined && line.spokenBy !== all[index - 1]?.spokenBy,
        })),
    }))
    .filter(({ lines }) => lines.length > 0)
  return (
    <article className="paper-flow on-paper keepsake" lang={script.language}>
      {sections.map(({ key, kind, heading, lines }) => (
        <section key={key}>
          {heading === undefined || kind === 'finalKissNote' ? null : (
            <h2>{framed(heading, kind, library)}</h2>
          )}
          {lines.map(({ speaker, spokenBy, namesSpeaker, text, language }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is all that tells equal lines apart
            <p key={index} className={`keepsake-${speaker}`} lang={language}>
              {namesSpeaker ? <span className="card-speaker keepsake-name">{spokenBy}</span> : null}
              {text}
            </p>
          ))}
        </section>
      ))}
    </article>
  )
}

/** What the library's heading adds for whoever plans, "(opcional)", is nothing to frame; one's own heading stays. */
function framed(heading: string, kind: string, library: Library): string {
  return heading === pieceOf(library, kind)?.heading
    ? heading.replace(/\s*\([^)]*\)$/u, '')
    : heading
}
