import { Fragment, type ReactNode } from 'react'
import type { Language } from '#core/languages.ts'
import { labelled } from '#core/library/grammar.ts'
import type { CardBlock } from '#core/paper/card-blocks.ts'

/** One part of a card that is never cut, as it is measured and as it is printed. */
export function CardBlockView({ block, language }: { block: CardBlock; language: Language }) {
  const { kind, speaker, begins } = block
  return (
    <p className={`card-block card-${kind}`} data-begins={begins ? '' : undefined}>
      {speaker === undefined ? null : (
        <span className="card-speaker">{labelled(speaker, '', language)}</span>
      )}
      {withHints(block)}
    </p>
  )
}

/** The names that have a noted sound, with it above them. */
function withHints({ text, hints }: CardBlock): ReactNode {
  let end = 0
  const parts = hints
    .toSorted((one, other) => one.start - other.start)
    .map((hint) => {
      const before = text.slice(end, hint.start)
      end = hint.end
      return (
        <Fragment key={hint.start}>
          {before}
          <ruby>
            {text.slice(hint.start, hint.end)}
            <rt>{hint.saidAs}</rt>
          </ruby>
        </Fragment>
      )
    })
  return [...parts, text.slice(end)]
}
