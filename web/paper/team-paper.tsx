import { useMemo } from 'react'
import type { Ceremony } from '#core/ceremony/document.ts'
import type { Library } from '#core/library/piece.ts'
import { papers } from '#core/paper/paper-size.ts'
import { sheetText, teamSheets } from '#core/team/team-sheets.ts'
import { Button } from '../ui/button.tsx'
import { copyText } from '../ui/copy-text.ts'
import { showToast } from '../ui/toast.ts'
import { usePageRule } from './page-rule.ts'
import type { PaperWords } from './paper-words.ts'

interface TeamPaperProps {
  ceremony: Ceremony
  library: Library
  words: PaperWords
  copyFailed: { title: string; text: string }
}

/** A sheet for everyone who helps: to send as a message first, and to print. */
export function TeamPaper({ ceremony, library, words, copyFailed }: TeamPaperProps) {
  usePageRule({ widthMm: papers.a4.widthMm, heightMm: papers.a4.heightMm, marginMm: 20 })
  const sheets = useMemo(
    () => teamSheets(ceremony, library, words.team),
    [ceremony, library, words.team],
  )
  if (sheets.length === 0) return <p className="paper-controls">{words.team.nothing}</p>

  const copy = async (text: string): Promise<void> => {
    showToast(
      (await copyText(text))
        ? { kind: 'success', title: words.paper.copied }
        : { kind: 'failure', ...copyFailed },
    )
  }
  return (
    <div className="grid gap-4 p-4">
      {sheets.map((sheet) => {
        const text = sheetText(sheet)
        const shared = { title: sheet.title, text }
        return (
          <article key={sheet.id} className="paper-flow team-sheet">
            <h2 className="heading pb-2">{sheet.title}</h2>
            <p>{text.slice(sheet.title.length).trim()}</p>
            <div className="paper-controls flex flex-wrap gap-3">
              <Button onClick={() => void copy(text)}>{words.paper.copy}</Button>
              {'share' in navigator && navigator.canShare?.(shared) ? (
                <Button
                  // Closing the sheet without sending is no failure.
                  onClick={() => void navigator.share(shared).catch(() => undefined)}
                >
                  {words.paper.share}
                </Button>
              ) : null}
            </div>
          </article>
        )
      })}
    </div>
  )
}
