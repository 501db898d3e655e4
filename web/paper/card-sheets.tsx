import { type CSSProperties, type RefObject, useMemo, useRef } from 'react'
import { baseLanguage } from '#core/ceremony/ceremony-language.ts'
import type { Ceremony } from '#core/ceremony/document.ts'
import type { Language } from '#core/languages.ts'
import type { PaperMessages } from '#core/messages/shape/paper.ts'
import type { CardBlock } from '#core/paper/card-blocks.ts'
import { type Card, namedAfter } from '#core/paper/cards.ts'
import { type PaperSize, papers } from '#core/paper/paper-size.ts'
import { CardBlockView } from './card-block.tsx'
import { usePageRule } from './page-rule.ts'
import { useCards } from './use-cards.ts'
import { usePreviewZoom } from './use-preview-zoom.ts'

/** Around the words, wide enough for a thumb and for printers that reach no edge. */
const marginMm = 13
/** For whose card it is, above the words, and for its number, below them. */
const edgeMm = 9
const spaceMm = 3

/** More than has room at a card's edge; the rest of a name would only weigh on every card. */
const edgeCharacters = 150

interface CardSheetsProps {
  ceremony: Ceremony
  /** Whose ceremony, as the script says their names. */
  couple: string
  blocks: readonly CardBlock[]
  layout: { size: PaperSize; typePt: number }
  /** At the edge of every page; by default the heading of the page's section. */
  edge?: string
  /** The script's last change, as it is shown. */
  changedAt: string
  words: PaperMessages
  /** Below the controls and above the cards. */
  children: (
    cards: readonly Card[],
    /** The element whose children are the sheets. */
    preview: RefObject<HTMLElement | null>,
  ) => React.ReactNode
}

/** A block to be measured: on its card the speaker's name may stand before it or not. */
function MeasuredView({ block, language }: { block: CardBlock; language: Language }) {
  const isSomebodys = (block.speaker ?? block.beside?.speaker) !== undefined
  return (
    <>
      <CardBlockView block={namedAfter(block, block)} language={language} />
      {isSomebodys ? <CardBlockView block={block} language={language} isNamed /> : null}
    </>
  )
}

/** Cards as they come out of the printer. */
export function CardSheets(props: CardSheetsProps) {
  const { ceremony, couple, blocks, layout, edge, changedAt, words, children } = props
  const paper = papers[layout.size]
  const { card } = paper
  usePageRule({ widthMm: paper.widthMm, heightMm: paper.heightMm, marginMm: 0 })
  const column = useRef<HTMLDivElement>(null)
  const preview = useRef<HTMLDivElement>(null)
  const roomMm = card.heightMm - 2 * marginMm - 2 * edgeMm
  const cards = useCards(blocks, column, { roomMm, spaceMm }, `${layout.size} ${layout.typePt}`)
  const language = baseLanguage(ceremony.language)
  const sheets = useMemo(
    () =>
      Array.from({ length: Math.ceil(cards.length / paper.cardsOnSheet) }, (_, index) =>
        cards.slice(index * paper.cardsOnSheet, (index + 1) * paper.cardsOnSheet),
      ),
    [cards, paper],
  )
  const zoom = usePreviewZoom(paper.widthMm)
  const measures: CSSProperties & Record<`--${string}`, string> = {
    '--card-width': `${card.widthMm}mm`,
    '--card-height': `${card.heightMm}mm`,
    '--card-margin': `${marginMm}mm`,
    '--card-edge': `${edgeMm}mm`,
    '--card-space': `${spaceMm}mm`,
    '--card-type': `${layout.typePt}pt`,
    '--paper-zoom': String(zoom),
    '--card-text-width': `${card.widthMm - 2 * marginMm}mm`,
  }
  return (
    <div style={measures} lang={ceremony.language}>
      <div ref={column} className="card-measure" aria-hidden="true">
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is all that tells equal lines apart
          <MeasuredView key={index} block={block} language={language} />
        ))}
      </div>
      {children(cards, preview)}
      <div ref={preview} className="paper-preview">
        {sheets.map((sheet) => (
          <div key={sheet[0]?.number} className="paper-sheet" data-cards={paper.cardsOnSheet}>
            {sheet.map(({ number, heading, blocks: own }) => (
              <article key={number} className="paper-card">
                <header>
                  <span>{couple.slice(0, edgeCharacters)}</span>
                  <span>{(edge ?? heading)?.slice(0, edgeCharacters)}</span>
                </header>
                <div>
                  {own.map((block, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <CardBlockView key={index} block={block} language={language} />
                  ))}
                </div>
                <footer>
                  <span>{words.version(changedAt)}</span>
                  <span>{words.page(number, cards.length)}</span>
                </footer>
              </article>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
