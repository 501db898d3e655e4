import { useEffect, useRef } from 'react'
import type { Script } from '#core/ceremony/script.ts'

/** The visitor's script, in a frame of its own that scrolls; it is gone to at once, having been asked for. */
export function OwnScript({ script, label }: { script: Script; label: string }) {
  const frame = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another script begins at its beginning too
  useEffect(() => {
    frame.current?.scrollTo({ top: 0 })
    frame.current?.focus({ preventScroll: true })
    frame.current?.scrollIntoView({ block: 'nearest' })
  }, [script])
  return (
    <section
      ref={frame}
      className="sample-page own-script"
      aria-label={label}
      // A frame that scrolls must be reached by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
      tabIndex={0}
    >
      <div className="sample-script">
        {script.sections.map(({ key, heading, lines }) => (
          <section key={key}>
            {heading === undefined ? null : <h3 className="script-heading">{heading}</h3>}
            {lines.map(({ speaker, spokenBy, text }, index) => (
              <p
                // biome-ignore lint/suspicious/noArrayIndexKey: the order is all that tells equal lines apart
                key={index}
                className={lineClasses[speaker] ?? ''}
              >
                {spokenBy === undefined ? null : <strong>{spokenBy} </strong>}
                {text}
              </p>
            ))}
          </section>
        ))}
      </div>
    </section>
  )
}

const lineClasses: Partial<Record<string, string>> = {
  title: 'script-title',
  detail: 'script-detail',
  direction: 'italic text-ink-soft',
}
