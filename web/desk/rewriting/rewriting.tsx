import { useEffect, useMemo, useRef, useState } from 'react'
import {
  canTakeWhole,
  isParted,
  readParagraphs,
  rewritableLines,
  takeRewritten,
  wholeLines,
} from '#core/ceremony/edits/rewritten.ts'
import { joinedParagraphs, paragraphsOf } from '#core/ceremony/paragraphs.ts'
import type { RewritingMessages } from '#core/messages/shape/rewriting.ts'
import type { RewritingWay } from '#core/writer/part-request.ts'
import { type RewritingOutcome, rewrite } from '../../generation/rewrite.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useLateWords } from '../../language/use-late-words.ts'
import { browserDevice } from '../../storage/device.ts'
import { readVoice } from '../../storage/stored-voice.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { announce } from '../announcer.tsx'
import { Choice } from '../couple/choice.tsx'
import { sectionId } from '../element-ids.ts'
import { useDesk } from '../use-desk.ts'
import { Compared } from './compared.tsx'
import { rewritingWords } from './rewriting-words.ts'
import { whyNot } from './why-not.ts'
import './rewriting.css'

export interface RewritingProps {
  /** The section's key in the plan. */
  sectionKey: string
  /** What is to be put right, and begins at once: a paragraph as it is read, or the whole text. */
  mend?: { paragraph?: string; instruction: string }
  onDone: () => void
}

/** "Reescrever este trecho": what to write again and how, and then both texts side by side. */
export function Rewriting(props: RewritingProps) {
  const words = useLateWords(rewritingWords)
  const { access, screens } = useLanguage().messages
  if (words === 'loading') return <p className="text-ink-soft">{access.loading}</p>
  if (words === 'missing') return <p role="alert">{screens.failures.offline}</p>
  return <Part {...props} words={words} />
}

const partWords = 8

function beginning(text: string): string {
  const all = text.split(' ')
  return all.length > partWords ? `${all.slice(0, partWords).join(' ')}…` : text
}

/** What is being written again, and what came of it. */
interface Written {
  /** As they were read when it began. */
  former: readonly string[]
  /** What has come so far, in plain words. */
  draft: string
  /** As it goes into the plan; absent while it is being written. */
  content?: string
}

function Part({ sectionKey, mend, onDone, words }: RewritingProps & { words: RewritingMessages }) {
  const { ceremony, library, isEditable, change, sourceInUse } = useDesk()
  const { messages } = useLanguage()
  const lines = rewritableLines(ceremony, library, sectionKey)
  const [chosen, setChosen] = useState(() => {
    const position = lines.findIndex(({ text: own }) => own === mend?.paragraph)
    return position < 0 ? 'whole' : String(position)
  })
  const [instruction, setInstruction] = useState(mend?.instruction ?? '')
  const [written, setWritten] = useState<Written>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<ReturnType<typeof rewrite>>(undefined)
  useEffect(() => () => running.current?.stop(), [])

  const text = written?.draft
  const draft = useMemo(() => paragraphsOf(text ?? ''), [text])
  const voice = readVoice(browserDevice)
  const body = ceremony.plan.find(({ key }) => key === sectionKey)?.body
  const paragraphs = wholeLines(ceremony, library, sectionKey)
  const isText = body?.kind === 'written' && paragraphs.length > 0
  const hasWhole = isText || paragraphs.length > 1
  const isWhole = hasWhole && chosen === 'whole'
  const index = chosen === 'whole' ? 0 : Number(chosen)
  const line = lines[index]
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and as it was asked for
  useEffect(() => {
    if (mend !== undefined && line !== undefined && isEditable) begin()
  }, [])
  if (line === undefined) return <p>{words.nothing}</p>

  const ways: RewritingWay[] = [
    ...(['shorter', 'longer', 'lighter', 'moreSolemn', 'lessSugar'] as const),
    ...(voice === undefined ? [] : (['inMyWords'] as const)),
    ...(isText ? [] : (['withTheirStory'] as const)),
  ]

  const ended = (outcome: RewritingOutcome, former: readonly string[]): void => {
    running.current = undefined
    if ('kind' in outcome && outcome.kind === 'written') {
      const whole = joinedParagraphs(readParagraphs(ceremony, library, outcome.content))
      setWritten({ former, draft: whole, content: outcome.content })
      return
    }
    setWritten(undefined)
    setProblem(whyNot(outcome, messages))
  }

  const begin = (way?: RewritingWay): void => {
    const former = isWhole ? paragraphs.map(({ text }) => text) : [line.text]
    setProblem(undefined)
    setWritten({ former, draft: '' })
    const part = {
      part: joinedParagraphs(former),
      before: isWhole ? '' : (lines[index - 1]?.text ?? ''),
      after: isWhole ? '' : (lines[index + 1]?.text ?? ''),
      instruction,
      ...(isWhole && isParted(ceremony, library, sectionKey) ? { keepsParagraphs: true } : {}),
      ...(way === undefined ? {} : { way }),
      ...(voice === undefined ? {} : { voice }),
    }
    const asked = rewrite({ ceremony, source: sourceInUse(), ...part }, (delta) =>
      setWritten((now) => now && { ...now, draft: now.draft + delta }),
    )
    running.current = asked
    void asked.ended.then((outcome) => {
      if (running.current === asked) ended(outcome, former)
    })
  }

  const take = (content: string): void => {
    const place = isWhole ? 'whole' : line.place
    change((current, nowMs) => takeRewritten(current, library, sectionKey, place, content, nowMs), {
      at: sectionId(sectionKey),
    })
    announce(words.taken)
    onDone()
  }
  const takeParagraph = (position: number): void => {
    const one = paragraphsOf(written?.content ?? '')[position]
    const place = paragraphs[position]?.place
    if (one === undefined || place === undefined) return
    change((current, nowMs) => takeRewritten(current, library, sectionKey, place, one, nowMs), {
      at: sectionId(sectionKey),
    })
    announce(words.takenParagraph)
  }

  if (written !== undefined) {
    const { former, content } = written
    const fits =
      content === undefined || !isWhole || canTakeWhole(ceremony, library, sectionKey, content)
    return (
      <div className="grid gap-4">
        {fits ? null : (
          <p role="alert" className="notice notice-failure">
            {words.parted}
          </p>
        )}
        <Compared
          words={words}
          former={former}
          draft={draft}
          isWriting={content === undefined}
          {...(isWhole && content !== undefined && isEditable ? { takeParagraph } : {})}
        />
        <div className="flex flex-wrap gap-3">
          {content === undefined ? (
            <Button
              onClick={() => {
                running.current?.stop()
                running.current = undefined
                setWritten(undefined)
              }}
            >
              {words.stop}
            </Button>
          ) : (
            <>
              <Button look="main" disabled={!isEditable || !fits} onClick={() => take(content)}>
                {words.take}
              </Button>
              <Button onClick={onDone}>{words.refuse}</Button>
            </>
          )}
        </div>
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      {problem === undefined ? null : (
        <p role="alert" className="notice notice-failure">
          {words.failed} {problem}
        </p>
      )}
      <Choice
        label={words.part}
        value={isWhole ? 'whole' : String(index)}
        options={[
          ...(paragraphs.length > 1 ? [{ value: 'whole', label: words.whole }] : []),
          ...lines.map(({ text }, position) => ({
            value: String(position),
            label: beginning(text),
          })),
        ]}
        onChoose={setChosen}
      />
      <fieldset className="rewriting-ways">
        <legend className="pb-1 font-medium">{words.how}</legend>
        {ways.map((way) => (
          <Button key={way} disabled={!isEditable} onClick={() => begin(way)}>
            {words.ways[way]}
          </Button>
        ))}
      </fieldset>
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (instruction.trim() !== '') begin()
        }}
      >
        <Field
          label={words.instruction}
          hint={words.instructionHint}
          value={instruction}
          onValue={setInstruction}
          autoComplete="off"
          maxLength={2_000}
        />
        <div>
          <button
            type="submit"
            className="button"
            disabled={!isEditable || instruction.trim() === ''}
          >
            {words.write}
          </button>
        </div>
      </form>
    </div>
  )
}
