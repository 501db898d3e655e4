import { useRef } from 'react'
import type { DelicateSentence } from '#core/check/delicate-sentences.ts'
import type { HeldWords } from '#core/check/held-words.ts'
import { counted } from '#core/messages/counted.ts'
import type { CheckMessages } from '#core/messages/shape/check.ts'
import type { HeldMessages } from '#core/messages/shape/held.ts'
import { useCreatorMessages, useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import { bareQuote } from './finding-sentence.ts'

/** What can be done about a delicate sentence. */
export interface DelicateActs {
  /** Remembers what was decided; undefined takes that back. */
  onDecide: (mark: string, decision: 'stays' | 'warn' | undefined) => void
  /** Takes the sentence out of the script. */
  onTakeOut: (sentence: DelicateSentence) => void
}

interface DelicatePartProps extends DelicateActs {
  sentences: readonly DelicateSentence[]
  /** What was told and stays out of the script. */
  held: readonly HeldWords[]
  words: CheckMessages
  isReadOnly: boolean
  /** Says what has been done. */
  announce: (said: string) => void
}

/** "Delicado": what may hurt somebody who listens, with the words that permit it; below it what stays out. */
export function DelicatePart(props: DelicatePartProps) {
  const { sentences, held, words, ...acts } = props
  const { language } = useLanguage()
  const { why } = useCreatorMessages().held
  const heading = useRef<HTMLHeadingElement>(null)
  const open = sentences.filter(({ decision }) => decision === undefined)
  const seen = sentences.filter(({ decision }) => decision !== undefined)
  if (sentences.length === 0 && held.length === 0) return null
  const item = (one: DelicateSentence) => (
    <DelicateItem
      key={one.mark}
      {...acts}
      one={one}
      words={words}
      // Its buttons go with it, and the focus would be lost.
      onMoved={() => heading.current?.focus()}
    />
  )
  return (
    <section className="check-group">
      {sentences.length === 0 ? null : (
        <h3 ref={heading} tabIndex={-1}>
          {words.delicate.heading}
        </h3>
      )}
      {open.length === 0 ? null : <ul>{open.map(item)}</ul>}
      {seen.length === 0 ? null : (
        <details className="check-fold">
          <summary>{words.delicate.seen(counted(seen.length, language))}</summary>
          <ul>{seen.map(item)}</ul>
        </details>
      )}
      {held.length === 0 ? null : (
        <details className="check-fold">
          <summary>{words.delicate.staysOut(counted(held.length, language))}</summary>
          <HeldQuotes held={held} why={why} />
        </details>
      )}
    </section>
  )
}

function HeldQuotes({ held, why }: { held: readonly HeldWords[]; why: HeldMessages['why'] }) {
  return (
    <ul>
      {held.map(({ telling, quote, why: reason }) => (
        <li key={`${telling} ${quote}`} className="check-quote">
          <q>{bareQuote(quote)}</q> <span className="check-why">{why[reason]}</span>
        </li>
      ))}
    </ul>
  )
}

interface DelicateItemProps extends Omit<DelicatePartProps, 'sentences' | 'held'> {
  one: DelicateSentence
  onMoved: () => void
}

function DelicateItem(props: DelicateItemProps) {
  const { one, words, isReadOnly, onDecide, onTakeOut, announce, onMoved } = props
  const { delicate } = words
  const decide = (decision: 'stays' | 'warn'): void => {
    const next = one.decision === decision ? undefined : decision
    onDecide(one.mark, next)
    if (next === 'warn') announce(delicate.warned)
    onMoved()
  }
  const button = (decision: 'stays' | 'warn') => (
    <Button
      look="quiet"
      aria-pressed={one.decision === decision}
      disabled={isReadOnly}
      onClick={() => decide(decision)}
    >
      {delicate[decision]}
    </Button>
  )
  return (
    <li className="check-finding check-delicate">
      <blockquote className="check-excerpt">
        {one.isMaybe ? <span className="check-severity">{delicate.maybe} </span> : null}
        {one.sentence}
      </blockquote>
      <Permits one={one} words={words} />
      <div className="check-actions">
        {button('stays')}
        <Button
          look="quiet"
          disabled={isReadOnly}
          onClick={() => {
            onTakeOut(one)
            announce(delicate.takenOut)
            onMoved()
          }}
        >
          {delicate.takeOut}
        </Button>
        {button('warn')}
      </div>
      {one.decision === 'warn' ? <p className="check-why">{delicate.warned}</p> : null}
    </li>
  )
}

/** Of what nobody has read it is not said that nothing permits it. */
function Permits({ one, words }: { one: DelicateSentence; words: CheckMessages }) {
  if (one.told.length === 0) return one.isMaybe ? null : <p>{words.delicate.nothingPermits}</p>
  return (
    <>
      <p className="check-why">{one.isMaybe ? words.perhapsToldIn : words.delicate.permits}</p>
      <ul>
        {one.told.map(({ telling, start, quote }) => (
          <li key={`${telling} ${start}`}>
            <q>{bareQuote(quote)}</q>
          </li>
        ))}
      </ul>
    </>
  )
}
