import { type RefObject, useEffect, useRef, useState } from 'react'
import { counted } from '#core/messages/counted.ts'
import type { PaperMessages } from '#core/messages/shape/paper.ts'
import type { Card } from '#core/paper/cards.ts'
import { type PaperSize, papers } from '#core/paper/paper-size.ts'
import { useLanguage } from '../../language/use-language.ts'
import { shareable, shareFile } from '../../shelf/carry/hand-over.ts'
import { Button } from '../../ui/button.tsx'
import { download } from '../../ui/download.ts'

interface PdfButtonProps {
  words: PaperMessages
  /** The element whose children are the sheets. */
  preview: RefObject<HTMLElement | null>
  size: PaperSize
  /** Of the document; its file is named after it. */
  title: string
  language: string
  /** What stands on the sheets. */
  cards: readonly Card[]
}

type Making =
  | { kind: 'idle' | 'making' | 'failed' }
  | { kind: 'made'; file: File; pictures: number }

/** The sheets as a file: phones hide the way from their print dialog to one. */
export function PdfButton({ words, preview, size, title, language, cards }: PdfButtonProps) {
  const [making, setMaking] = useState<Making>({ kind: 'idle' })
  const shownLanguage = useLanguage().language
  const isMaking = useRef(false)
  const name = fileName(title)
  const shared = making.kind === 'made' ? shareable([making.file], navigator) : undefined

  // Another paper, other words: the file that was made is of the former ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these decide what is on the sheets
  useEffect(() => setMaking({ kind: 'idle' }), [size, title, language, cards])

  const make = async (): Promise<void> => {
    const { current } = preview
    if (isMaking.current || current === null) return
    isMaking.current = true
    setMaking({ kind: 'making' })
    try {
      const { makePdf } = await import('./make-pdf.ts')
      const { widthMm, heightMm } = papers[size]
      const { blob, pictures } = await makePdf({
        preview: current,
        widthMm,
        heightMm,
        title,
        language,
      })
      const file = new File([blob], name, { type: blob.type })
      setMaking({ kind: 'made', file, pictures })
      // A share sheet opens only right after a press, so it waits for one.
      if (shareable([file], navigator) === undefined) download(file, name)
    } catch {
      // No font could be loaded, or this browser draws no pictures: printing is left.
      setMaking({ kind: 'failed' })
    } finally {
      isMaking.current = false
    }
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={making.kind === 'making'} onClick={() => void make()}>
          {words.pdf}
        </Button>
        {making.kind === 'made' && shared !== undefined ? (
          <>
            <Button
              look="main"
              onClick={async () => {
                if ((await shareFile(shared, navigator)) === 'refused') download(shared, name)
              }}
            >
              {words.share}
            </Button>
            <Button onClick={() => download(shared, name)}>{words.pdfSave}</Button>
          </>
        ) : null}
      </div>
      <p role="status" className="text-sm">
        {making.kind === 'making' ? words.pdfMaking : null}
        {making.kind === 'failed' ? words.pdfFailed : null}
        {making.kind === 'made' && making.pictures > 0
          ? words.pdfPictures(counted(making.pictures, shownLanguage))
          : null}
      </p>
    </div>
  )
}

/** Signs that a file system does not take are left out. */
function fileName(title: string): string {
  const name = title.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '').trim()
  return `${Array.from(name).slice(0, 80).join('').trim() || 'enlace'}.pdf`
}
