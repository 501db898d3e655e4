import { useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { editableInScript, type LineInScript } from '#core/ceremony/bilingual-lines.ts'
import { baseLanguage } from '#core/ceremony/ceremony-language.ts'
import { documentName } from '#core/ceremony/couple-file-name.ts'
import type { Ceremony } from '#core/ceremony/document.ts'
import { headingOf, scriptOf } from '#core/ceremony/script.ts'
import { isNamed } from '#core/ceremony/script-line.ts'
import { loadLibraryOf } from '#core/library/load-library.ts'
import type { Library } from '#core/library/piece.ts'
import { altarAddress } from '../altar/trial-run.ts'
import { useLanguage, useScreens } from '../language/use-language.ts'
import { changeOnDevice } from '../shelf/device-shelf.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { download } from '../ui/download.ts'
import { LatePieces, latePiece } from '../ui/late-piece.tsx'
import { showToast } from '../ui/toast.ts'
import { correctLine } from './correct-line.ts'
import { deviceCeremonies } from './device-ceremonies.ts'
import { HeldLine } from './held-line.tsx'
import { useReadingWords } from './with-reading-words.tsx'

const Carry = latePiece(() =>
  import('../shelf/carry/carry-panel.tsx').then(({ CarryPanel }) => CarryPanel),
)

/** One ceremony to be read, with what can be done with it; its lines can be corrected. */
export function HeldScript({ id }: { id: string }) {
  const { messages } = useLanguage()
  const { toast, toasts } = useScreens()
  const words = useReadingWords()
  const [held, setHeld] = useState<
    { ceremony: Ceremony; library: Library } | 'gone' | 'unreadable'
  >()
  const [isCorrecting, setCorrecting] = useState(false)
  const [isCarrying, setCarrying] = useState(false)
  const [keeping, setKeeping] = useState<'saved' | 'notSaved' | 'gone'>()

  useEffect(() => {
    const load = async (): Promise<void> => {
      const ceremony = await deviceCeremonies.read(id)
      if (typeof ceremony === 'string') setHeld(ceremony)
      else setHeld({ ceremony, library: await loadLibraryOf(ceremony) })
    }
    load().catch(() => setHeld('unreadable'))
  }, [id])

  // One after another: each takes the ceremony up.
  const storing = useRef(Promise.resolve())
  const correct = useCallback(
    (library: Library, line: LineInScript, text: string): void => {
      storing.current = storing.current.then(async () => {
        const change = await changeOnDevice(id, (stored) =>
          correctLine(stored, library, line, text, Date.now()),
        )
        if (change.kind === 'stored') setHeld({ ceremony: change.ceremony, library })
        setKeeping(
          change.kind === 'stored' ? 'saved' : change.kind === 'gone' ? 'gone' : 'notSaved',
        )
      })
    },
    [id],
  )

  const toList = (
    <p className="reading-bar">
      <Link className="button button-quiet -ml-3" to="#">
        <span aria-hidden="true">←</span> {words.toList}
      </Link>
    </p>
  )
  if (held === undefined) return <p className="text-ink-soft">{messages.access.loading}</p>
  if (typeof held === 'string') {
    return (
      <div className="card grid gap-4 p-6 sm:p-12">
        {toList}
        <p role="alert">{held === 'gone' ? words.gone : words.newer}</p>
      </div>
    )
  }

  const { ceremony, library } = held
  const script = scriptOf(ceremony, library)
  const language = baseLanguage(ceremony.language)
  const saveDocument = async (): Promise<void> => {
    try {
      const { scriptDocument } = await import('#docx/script-document.ts')
      download(await scriptDocument(script), documentName(ceremony))
      showToast({ kind: 'success', title: toasts.documentGenerated })
    } catch {
      showToast({ kind: 'failure', title: toast.error, text: toasts.documentFailed })
    }
  }
  let number = 0
  return (
    <div className="card reading-sheet grid gap-4 p-4 sm:p-10">
      <div className="reading-bar grid gap-3">
        {toList}
        <div className="flex flex-wrap gap-3">
          <a
            className={isCorrecting ? 'button' : 'button button-main'}
            href={altarAddress(id, 'read')}
          >
            {words.altar}
          </a>
          <Button
            look={isCorrecting ? 'main' : 'plain'}
            onClick={() => setCorrecting(!isCorrecting)}
          >
            {isCorrecting ? words.correctDone : words.correct}
          </Button>
          <Button onClick={() => window.print()}>{words.print}</Button>
          <Button onClick={() => void saveDocument()}>{words.saveDocument}</Button>
          <Button onClick={() => setCarrying(true)}>{words.carry}</Button>
        </div>
        {isCorrecting ? <p className="text-ink-soft text-sm">{words.correctHint}</p> : null}
        <p
          role="status"
          className={`reading-kept text-sm ${keeping === 'saved' ? 'text-ink-soft' : 'text-failure'}`}
        >
          {keeping === undefined ? '' : words[keeping]}
        </p>
      </div>
      <h1 className="sr-only">{script.title}</h1>
      <div className="reading-script" lang={ceremony.language}>
        {ceremony.plan
          .filter(({ isOn }) => isOn)
          .map((section) => {
            const lines = editableInScript(section, ceremony, library)
            if (lines.length === 0) return null
            const heading = headingOf(section, library)
            return (
              <section key={section.key}>
                {heading === undefined ? null : <h2 className="reading-heading">{heading}</h2>}
                {lines.map((line, position) => {
                  number += 1
                  return (
                    <HeldLine
                      // biome-ignore lint/suspicious/noArrayIndexKey: a correction moves no line, and may change where it comes from
                      key={position}
                      line={line}
                      isNamed={isNamed(line, lines[position - 1])}
                      language={
                        line.language === undefined ? language : baseLanguage(line.language)
                      }
                      isCorrecting={isCorrecting}
                      label={words.line(number, line.spokenBy ?? '')}
                      onCorrect={(placed, text) => correct(library, placed, text)}
                    />
                  )
                })}
              </section>
            )
          })}
      </div>
      <Dialog open={isCarrying} onClose={() => setCarrying(false)} title={words.carry}>
        <LatePieces>
          <Carry id={id} />
        </LatePieces>
      </Dialog>
    </div>
  )
}
