import './keepsake.css'
import { type CSSProperties, useMemo, useRef } from 'react'
import type { Script } from '#core/ceremony/script.ts'
import type { Library } from '#core/library/piece.ts'
import type { PaperMessages } from '#core/messages/shape/paper.ts'
import { type KeepsakeBlock, keepsakeBlocks } from '#core/paper/keepsake-blocks.ts'
import { papers } from '#core/paper/paper-size.ts'
import { usePageRule } from './page-rule.ts'
import { PdfButton } from './pdf/pdf-button.tsx'
import { useCards } from './use-cards.ts'
import { usePreviewZoom } from './use-preview-zoom.ts'

/** From the edge of the paper to the words: room for a frame, and for a mat around it. */
const marginMm = 30
const spaceMm = 2.6

interface KeepsakeProps {
  script: Script
  /** Whose ceremony, as the script says their names. */
  couple: string
  library: Library
  /** The sheet it is printed on. */
  size: 'a4' | 'letter'
  words: PaperMessages
}

/** What was said, for the couple to keep, page by page as it can be framed. */
export function Keepsake({ script, couple, library, size, words }: KeepsakeProps) {
  const { widthMm, heightMm } = papers[size]
  usePageRule({ widthMm, heightMm, marginMm: 0 })
  const blocks = useMemo(() => keepsakeBlocks(script, library), [script, library])
  const column = useRef<HTMLDivElement>(null)
  const preview = useRef<HTMLDivElement>(null)
  const cards = useCards(blocks, column, { roomMm: heightMm - 2 * marginMm, spaceMm }, size)
  const pages = useMemo(() => {
    let from = 0
    return cards.map(({ number, blocks: { length } }) => {
      from += length
      return { number, blocks: blocks.slice(from - length, from) }
    })
  }, [cards, blocks])
  const measures: CSSProperties & Record<`--${string}`, string> = {
    '--card-width': `${widthMm}mm`,
    '--card-height': `${heightMm}mm`,
    '--card-text-width': `${widthMm - 2 * marginMm}mm`,
    '--keepsake-margin': `${marginMm}mm`,
    '--card-space': `${spaceMm}mm`,
    '--paper-zoom': String(usePreviewZoom(widthMm)),
  }
  return (
    <div style={measures} lang={script.language}>
      <div ref={column} className="card-measure keepsake-words" aria-hidden="true">
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is all that tells equal lines apart
          <KeptBlock key={index} block={block} />
        ))}
      </div>
      <div className="paper-controls">
        <PdfButton
          words={words}
          preview={preview}
          size={size}
          title={`${words.keepsake} - ${couple}`}
          language={script.language}
          cards={cards}
        />
      </div>
      <div ref={preview} className="paper-preview">
        {pages.map(({ number, blocks: own }) => (
          <div key={number} className="paper-sheet">
            <article className="keepsake">
              <div className="keepsake-frame">
                <div className="keepsake-frame" />
              </div>
              <div className="keepsake-words">
                {own.map((block, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <KeptBlock key={index} block={block} />
                ))}
              </div>
              {pages.length === 1 ? null : <footer>{number}</footer>}
            </article>
          </div>
        ))}
      </div>
    </div>
  )
}

function KeptBlock({ block }: { block: KeepsakeBlock }) {
  const { kind, isReply, begins, speaker, text, language } = block
  const Tag = kind === 'title' ? 'h2' : kind === 'heading' ? 'h3' : 'p'
  return (
    <Tag
      className={`keepsake-${kind}`}
      data-begins={begins ? '' : undefined}
      data-reply={isReply ? '' : undefined}
      lang={language}
    >
      {speaker === undefined ? null : <span className="card-speaker">{speaker}</span>}
      {text}
    </Tag>
  )
}
