import { useEffect, useRef } from 'react'
import type { Site } from '#core/wire.ts'
import { readWriterChoice } from '../generation/own-key.ts'
import { useScreens } from '../language/use-language.ts'
import { browserDevice } from '../storage/device.ts'
import { hasText } from '../storage/text-history.ts'
import { Button } from '../ui/button.tsx'
import { Rings } from '../ui/rings.tsx'
import { Section } from '../ui/section.tsx'
import { Chapters } from './chapters.tsx'
import { partIds } from './part-id.ts'
import { ScriptView } from './script-view.tsx'
import { ceremonyStore, useCeremony, useGeneration } from './use-ceremony.ts'
import { previewId } from './use-writing.ts'

/** The script, scrollable; a hint until any text exists or is on its way (seed section 4). */
export function PreviewSection({ site }: { site: Site | undefined }) {
  const { texts, loaded } = useCeremony()
  const { running } = useGeneration()
  const { preview } = useScreens()
  const shown = hasText(texts) || running
  const sheet = useRef<HTMLElement>(null)

  // The first words appear below the script's head: whoever pressed the button is taken to them.
  useEffect(() => {
    const first = running ? sheet.current?.querySelector<HTMLElement>('[aria-busy]') : undefined
    if (first && sheet.current) sheet.current.scrollTo({ top: first.offsetTop })
  }, [running])

  const demonstration =
    loaded &&
    site?.services.ai === 'sandbox' &&
    readWriterChoice(browserDevice).writer === 'service'
  return (
    <Section id={partIds.script} heading={preview.heading}>
      <div id={previewId} className="grid gap-3">
        {demonstration ? <p className="notice text-sm">{preview.demonstration}</p> : null}
        <Versions />
        {shown ? (
          <>
            <p className="text-ink-soft text-sm">{preview.edit}</p>
            <Chapters sheet={sheet} />
            <div className="sheet">
              <section
                ref={sheet}
                className="sheet-scroll"
                aria-label={preview.region}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
                tabIndex={0}
              >
                <ScriptView />
              </section>
            </div>
          </>
        ) : (
          <div className="sheet">
            <div className="sheet-scroll grid place-items-center gap-4 text-center sm:py-16">
              <Rings className="h-12 text-gold" />
              {/* Not said before it is known: who has a script would think it gone. */}
              <p className={`max-w-80 text-balance text-ink-soft ${loaded ? '' : 'invisible'}`}>
                {preview.hint}
              </p>
            </div>
          </div>
        )}
      </div>
    </Section>
  )
}

/** The way back to the texts that generating again replaced, and forward again. */
function Versions() {
  const { history } = useCeremony()
  const { running } = useGeneration()
  const { preview } = useScreens()
  const { past, future } = history
  if (running || past.length + future.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="text-ink-soft">
        {preview.version(past.length + 1, past.length + 1 + future.length)}
      </span>
      {/* Kept in place at either end, because a button that vanishes takes the focus with it. */}
      <Button
        look="quiet"
        aria-disabled={past.length === 0}
        onClick={() => ceremonyStore.stepTexts('back')}
      >
        <span aria-hidden="true">←</span> {preview.undo}
      </Button>
      <Button
        look="quiet"
        aria-disabled={future.length === 0}
        onClick={() => ceremonyStore.stepTexts('forward')}
      >
        {preview.redo} <span aria-hidden="true">→</span>
      </Button>
    </div>
  )
}
