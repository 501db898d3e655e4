import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { type CoupleKind, coupleKinds } from '#core/ceremony/couple-kind.ts'
import type { Script } from '#core/ceremony/script.ts'
import type { Language } from '#core/languages.ts'
import type { LandingMessages } from '#core/messages/shape/landing.ts'
import type { SampleMessages } from '#core/messages/shape/sample.ts'
import { Field } from '../ui/field.tsx'
import type { OwnScript } from './own-script.tsx'
import { SamplePage } from './sample.tsx'

interface TwoNamesProps {
  language: Language
  words: LandingMessages['twoNames']
  sample: SampleMessages
}

type Shown =
  | { kind: 'sample' | 'loading' | 'failed' }
  | { kind: 'script'; script: Script; Frame: typeof OwnScript }

/** Two names make a visitor's own script, here in the page: its code comes when it is asked for, and nothing is sent. */
export function TwoNames({ language, words, sample }: TwoNamesProps) {
  const [names, setNames] = useState<readonly [string, string]>(['', ''])
  const [couple, setCouple] = useState<CoupleKind>('brideAndGroom')
  const [shown, setShown] = useState<Shown>({ kind: 'sample' })
  const group = useId()
  const form = useRef<HTMLFormElement>(null)

  // What was typed and chosen before hydration. The fields have no names of their own: nothing of them is ever sent.
  useEffect(() => {
    const [first, second, ...kinds] = form.current?.querySelectorAll('input') ?? []
    setNames([first?.value ?? '', second?.value ?? ''])
    setCouple(coupleKinds[kinds.findIndex(({ checked }) => checked)] ?? 'brideAndGroom')
  }, [])

  const show = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setShown({ kind: 'loading' })
    try {
      const [{ classicScript }, { OwnScript: Frame }] = await Promise.all([
        import('./classic-script.ts'),
        import('./own-script.tsx'),
      ])
      const script = await classicScript({ kind: couple, names }, language)
      setShown({ kind: 'script', script, Frame })
    } catch {
      setShown({ kind: 'failed' })
    }
  }
  return (
    <section id="sample" className="band band-sheet">
      <div className="column two-names">
        <form ref={form} onSubmit={(event) => void show(event)}>
          <h2 className="band-heading">{words.heading}</h2>
          <p className="text-ink-soft text-lg">{words.explanation}</p>
          <div className="grid gap-4 pt-5">
            <div className="both-names">
              <Field
                label={words.first}
                value={names[0]}
                onValue={(first) => setNames([first, names[1]])}
                autoComplete="off"
                maxLength={200}
              />
              <Field
                label={words.second}
                value={names[1]}
                onValue={(second) => setNames([names[0], second])}
                autoComplete="off"
                maxLength={200}
              />
            </div>
            <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
              <legend className="sr-only">{words.couple}</legend>
              {coupleKinds.map((kind) => (
                <label key={kind} className="flex min-h-11 items-center gap-2">
                  <input
                    type="radio"
                    className="size-5 accent-accent"
                    name={group}
                    checked={kind === couple}
                    onChange={() => setCouple(kind)}
                  />
                  {words.couples[kind]}
                </label>
              ))}
            </fieldset>
            <button type="submit" className="button button-main justify-self-start">
              {words.show}
            </button>
            <p role="status" className="text-ink-soft empty:hidden">
              {shown.kind === 'loading' ? words.loading : null}
              {shown.kind === 'failed' ? words.failed : null}
            </p>
          </div>
        </form>
        {shown.kind === 'script' ? (
          <shown.Frame script={shown.script} label={words.script} />
        ) : (
          <SamplePage words={sample} />
        )}
      </div>
    </section>
  )
}
