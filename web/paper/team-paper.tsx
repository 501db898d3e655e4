import { useId, useMemo } from 'react'
import type { Ceremony } from '#core/ceremony/document.ts'
import type { Library } from '#core/library/piece.ts'
import type { PaperMessages } from '#core/messages/shape/paper.ts'
import { usualSheet } from '#core/paper/paper-size.ts'
import { sheetBlocks, sheetTypePt } from '#core/team/sheet-blocks.ts'
import { sheetText, type TeamSheet, teamSheets } from '#core/team/team-sheets.ts'
import { Button } from '../ui/button.tsx'
import { copyText } from '../ui/copy-text.ts'
import { showToast } from '../ui/toast.ts'
import { CardSheets } from './card-sheets.tsx'
import type { PaperWords } from './paper-words.ts'
import { PdfButton } from './pdf/pdf-button.tsx'

interface TeamPaperProps {
  ceremony: Ceremony
  couple: string
  library: Library
  /** The script's last change, as it is shown. */
  changedAt: string
  /** Of the screen. */
  words: PaperMessages
  onPaper: PaperWords
  copyFailed: { title: string; text: string }
}

/** A sheet for everyone who helps: to send as a message first, then as a file, and to print. */
export function TeamPaper(props: TeamPaperProps) {
  const { ceremony, library, onPaper } = props
  const sheets = useMemo(
    () => teamSheets(ceremony, library, onPaper.team),
    [ceremony, library, onPaper.team],
  )
  if (sheets.length === 0) return <p className="paper-controls">{onPaper.team.nothing}</p>
  return sheets.map((sheet) => <TeamSheetPaper key={sheet.id} sheet={sheet} {...props} />)
}

function TeamSheetPaper(props: TeamPaperProps & { sheet: TeamSheet }) {
  const { sheet, ceremony, couple, changedAt, words, onPaper, copyFailed } = props
  const headingId = useId()
  const blocks = useMemo(() => sheetBlocks(sheet), [sheet])
  const size = usualSheet(ceremony)
  const text = sheetText(sheet)
  const shared = { title: sheet.title, text }
  const copy = async (): Promise<void> => {
    showToast(
      (await copyText(text))
        ? { kind: 'success', title: words.copied }
        : { kind: 'failure', ...copyFailed },
    )
  }
  return (
    <article className="team-sheet" aria-labelledby={headingId}>
      <CardSheets
        ceremony={ceremony}
        couple={couple}
        blocks={blocks}
        layout={{ size, typePt: sheetTypePt(sheet) }}
        edge={sheet.title}
        changedAt={changedAt}
        words={onPaper.paper}
      >
        {(cards, preview) => (
          <div className="paper-controls">
            <h2 id={headingId} className="heading" lang={ceremony.language}>
              {sheet.title}
            </h2>
            <div className="flex flex-wrap gap-3">
              {'share' in navigator && navigator.canShare?.(shared) ? (
                <Button
                  aria-describedby={headingId}
                  // Closing the sheet without sending is no failure.
                  onClick={() => void navigator.share(shared).catch(() => undefined)}
                >
                  {words.shareText}
                </Button>
              ) : null}
              <Button aria-describedby={headingId} onClick={() => void copy()}>
                {words.copy}
              </Button>
            </div>
            <PdfButton
              words={words}
              preview={preview}
              size={size}
              title={`${sheet.title} - ${couple}`}
              language={ceremony.language}
              cards={cards}
            />
          </div>
        )}
      </CardSheets>
    </article>
  )
}
