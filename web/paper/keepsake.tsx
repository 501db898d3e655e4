import type { Script } from '#core/ceremony/script.ts'
import { papers } from '#core/paper/paper-size.ts'
import { usePageRule } from './page-rule.ts'

/** What was said, for the couple to keep: no direction, no list, nothing that was only for the day. */
export function Keepsake({ script }: { script: Script }) {
  const { widthMm, heightMm } = script.language === 'en-US' ? papers.letter : papers.a4
  usePageRule({ widthMm, heightMm, marginMm: 24 })
  const sections = script.sections
    .map((section) => ({
      ...section,
      lines: section.lines.filter(({ speaker }) => speaker !== 'direction' && speaker !== 'item'),
    }))
    .filter(({ lines }) => lines.length > 0)
  return (
    <article className="paper-flow on-paper keepsake" lang={script.language}>
      {sections.map(({ key, kind, heading, lines }) => (
        <section key={key}>
          {heading === undefined || kind === 'finalKissNote' ? null : <h2>{heading}</h2>}
          {lines.map(({ speaker, spokenBy, text, language }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is all that tells equal lines apart
            <p key={index} className={`keepsake-${speaker}`} lang={language}>
              {spokenBy === undefined ? null : <span className="card-speaker">{spokenBy} </span>}
              {text}
            </p>
          ))}
        </section>
      ))}
    </article>
  )
}
