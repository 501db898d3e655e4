import { useId } from 'react'
import { calledNames } from '#core/ceremony/called-names.ts'
import { allowAllBut, decideRange, holdWords } from '#core/ceremony/edits/ranges.ts'
import type { HeldMessages } from '#core/messages/shape/held.ts'
import type { ToldRange } from '#core/told/told-range.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../announcer.tsx'
import { heldRowId } from '../element-ids.ts'
import { useDesk } from '../use-desk.ts'
import { shortQuote } from './short-quote.ts'

interface HeldListProps {
  telling: string
  /** The field that the words stand in: undoing leads there. */
  field: string
  /** Of this telling, in the text's order. */
  ranges: readonly ToldRange[]
}

/** A reading's permission needs no line of its own, unless it goes only so far. */
function isNamed({ decision, by, limit }: ToldRange): boolean {
  return decision === 'hold' || by === 'hand' || limit !== undefined
}

/** What is held back of a telling, right under it: why, and one tap for the other decision. */
export function HeldList({ telling, field, ranges }: HeldListProps) {
  const words = useCreatorMessages().held
  const { isEditable, change } = useDesk()
  const named = ranges.filter(isNamed)
  if (named.length === 0) return null
  const held = named.filter(({ decision }) => decision === 'hold')
  // One press for several, where something is left that it does not allow.
  const hasAllBut = held.length > 1 && held.some(({ why }) => why === 'hardship')
  return (
    <>
      <ul className="held">
        {named.map((range) => (
          <HeldRow key={range.start} range={range} field={field} words={words} />
        ))}
      </ul>
      {hasAllBut ? (
        <Button
          look="quiet"
          className="held-all"
          disabled={!isEditable}
          onClick={() => {
            change((ceremony, nowMs) => allowAllBut(ceremony, telling, nowMs), { at: field })
            announce(words.nowSaid)
          }}
        >
          {words.allBut}
        </Button>
      ) : null}
    </>
  )
}

interface HeldRowProps {
  range: ToldRange
  field: string
  words: HeldMessages
}

function HeldRow({ range, field, words }: HeldRowProps) {
  const { isEditable, change } = useDesk()
  const id = useId()
  const isHeld = range.decision === 'hold'
  // Nobody has said whether it may be told: whoever celebrates says either.
  const isOpen = isHeld && range.why === 'hardship' && range.by !== 'hand'
  const decide = (decision: ToldRange['decision']): void => {
    change((ceremony, nowMs) => decideRange(ceremony, range, decision, nowMs), { at: field })
    announce(decision === 'allow' ? words.nowSaid : words.nowOut)
  }
  return (
    <li id={heldRowId(range)} tabIndex={-1} data-held={isHeld ? '' : undefined}>
      <p id={id}>
        <q>{shortQuote(range.quote)}</q> <span>{reasonOf(range, words)}</span>
      </p>
      <span className="held-acts">
        {isHeld ? (
          <Button
            look="quiet"
            disabled={!isEditable}
            aria-describedby={id}
            onClick={() => decide('allow')}
          >
            {words.mayBeSaid}
          </Button>
        ) : null}
        {!isHeld || isOpen ? (
          <Button
            look="quiet"
            disabled={!isEditable}
            aria-describedby={id}
            onClick={() => decide('hold')}
          >
            {words.staysOut}
          </Button>
        ) : null}
      </span>
      {isHeld && range.by === 'hand' ? (
        <SecretFrom range={range} field={field} words={words} />
      ) : null}
    </li>
  )
}

function reasonOf({ decision, by, why, limit, secretFor }: ToldRange, words: HeldMessages): string {
  if (decision === 'allow') return limit === undefined ? words.allowedByHand : words.limit(limit)
  if (secretFor !== undefined) return words.why.private
  return by === 'hand' ? words.heldByHand : words.why[why]
}

/** Who must not hear what a hand holds back. */
function SecretFrom({ range, field, words }: HeldRowProps) {
  const { ceremony, isEditable, change } = useDesk()
  const [first, second] = calledNames(ceremony.couple)
  const id = useId()
  const { nobody, both, everyone } = words.secretFrom
  const hearers: readonly { hearer: NonNullable<ToldRange['secretFor']>; label: string }[] = [
    { hearer: 'first', label: first || '1' },
    { hearer: 'second', label: second || '2' },
    { hearer: 'both', label: both },
    { hearer: 'everyone', label: everyone },
  ]
  const choose = (chosen: string): void => {
    const secretFor = hearers.find(({ hearer }) => hearer === chosen)?.hearer
    const secret = secretFor === undefined ? {} : { secretFor }
    change((current, nowMs) => holdWords(current, range.telling, range, secret, nowMs), {
      at: field,
    })
  }
  return (
    <span className="held-secret">
      <label htmlFor={id}>{words.secretFor}</label>
      <select
        id={id}
        className="input"
        value={range.secretFor ?? ''}
        disabled={!isEditable}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{nobody}</option>
        {hearers.map(({ hearer, label }) => (
          <option key={hearer} value={hearer}>
            {label}
          </option>
        ))}
      </select>
    </span>
  )
}
