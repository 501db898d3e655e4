import { Fragment, type ReactNode } from 'react'
import { baseLanguage } from '#core/ceremony/ceremony-language.ts'
import type { Language } from '#core/languages.ts'
import { labelled } from '#core/library/grammar.ts'
import type { CardBlock } from '#core/paper/card-blocks.ts'

interface CardBlockProps {
  block: CardBlock
  /** The script's own. */
  language: Language
  /** It stands for the block before it, with the speaker's name, to be measured. */
  isNamed?: boolean
}

/** One part of a card that is never cut, as it is measured and as it is printed. */
export function CardBlockView({ block, language, isNamed = false }: CardBlockProps) {
  const { kind, begins, beside } = block
  const className = `card-block card-${kind}`
  if (beside === undefined) {
    return (
      <p
        className={className}
        data-begins={begins ? '' : undefined}
        data-named={isNamed ? '' : undefined}
        data-reply={block.isReply === true ? '' : undefined}
        data-verse={block.verse}
        lang={block.language}
      >
        <Words said={block} language={language} />
      </p>
    )
  }
  return (
    <div
      className="card-row"
      data-begins={begins ? '' : undefined}
      data-named={isNamed ? '' : undefined}
      data-reply={block.isReply === true ? '' : undefined}
    >
      <p className={className}>
        <Words said={block} language={language} />
      </p>
      <p className={className} lang={beside.language}>
        <Words said={beside} language={language} />
      </p>
    </div>
  )
}

type Said = Pick<CardBlock, 'text' | 'speaker' | 'hints' | 'language'>

function Words({ said, language }: { said: Said; language: Language }) {
  const { speaker, language: other } = said
  const own = other === undefined ? language : baseLanguage(other)
  return (
    <>
      {speaker === undefined ? null : (
        <span className="card-speaker">{labelled(speaker, '', own)}</span>
      )}
      {withHints(said)}
    </>
  )
}

/** The names that have a noted sound, with it above them. */
function withHints({ text, hints }: Said): ReactNode {
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
