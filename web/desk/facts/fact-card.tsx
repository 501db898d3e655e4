import { useId, useState } from 'react'
import { calledNames } from '#core/ceremony/called-names.ts'
import { correctFact, type FactCorrection, removeFact } from '#core/ceremony/edits/facts.ts'
import type { FactsMessages } from '#core/messages/shape/facts.ts'
import type { Fact } from '#core/writer/fact.ts'
import { factByHand } from '#core/writer/fact-by-hand.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { announce } from '../announcer.tsx'
import { Choice } from '../couple/choice.tsx'
import { factCardId } from '../element-ids.ts'
import { useIsFactLit } from '../told/lit.ts'
import { useDesk } from '../use-desk.ts'

interface FactCardProps {
  fact: Fact
  /** It is not in the ceremony yet, and cannot be corrected. */
  isReading: boolean
  words: FactsMessages
}

/** One thing that was told: the words, whether they may be said, and how to put them right. */
export function FactCard({ fact, isReading, words }: FactCardProps) {
  const { isEditable, change } = useDesk()
  const [isOpen, setOpen] = useState(false)
  const wordsId = useId()
  const editorId = useId()
  const isLit = useIsFactLit(fact.id)
  const canEdit = isEditable && !isReading
  const { id, withheld, secretFor } = fact
  const correct = (correction: FactCorrection, typing?: string): void =>
    change((ceremony, nowMs) => correctFact(ceremony, id, correction, nowMs), {
      at: factCardId(id),
      ...(typing === undefined ? {} : { typing }),
    })
  return (
    <li
      id={factCardId(id)}
      className="fact"
      tabIndex={-1}
      data-lit={isLit ? '' : undefined}
      data-unsaid={fact.mayBeUsed && secretFor === undefined ? undefined : ''}
    >
      <blockquote id={wordsId}>{fact.words}</blockquote>
      <Notes fact={fact} words={words} />
      {fact.doubt === undefined ? null : <p className="fact-doubt">{fact.doubt}</p>}
      <div className="fact-acts">
        <label className="fact-use">
          <input
            type="checkbox"
            checked={fact.mayBeUsed}
            disabled={!canEdit}
            aria-describedby={wordsId}
            onChange={({ target }) => correct({ mayBeUsed: target.checked })}
          />
          {words.mayBeUsed}
        </label>
        <Button
          look="quiet"
          disabled={!canEdit}
          aria-describedby={wordsId}
          aria-expanded={isOpen}
          aria-controls={editorId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.done : words.correct}
        </Button>
        {fact.source === 'hand' ? (
          <Button
            look="quiet"
            disabled={!canEdit}
            aria-describedby={wordsId}
            onClick={() => {
              change((ceremony, nowMs) => removeFact(ceremony, id, nowMs))
              announce(words.removed)
            }}
          >
            {words.remove}
          </Button>
        ) : null}
      </div>
      {withheld === undefined || withheld === 'unclear' || fact.mayBeUsed ? null : (
        <p className="text-ink-soft text-sm">{words.why[withheld]}</p>
      )}
      <div id={editorId} hidden={!isOpen}>
        {isOpen ? <Editor fact={fact} words={words} correct={correct} /> : null}
      </div>
    </li>
  )
}

function Notes({ fact, words }: { fact: Fact; words: FactsMessages }) {
  const byHand = factByHand(fact)
  const notes = [
    fact.isSensitive === true ? words.sensitive : '',
    byHand === undefined ? '' : words.touched[byHand],
  ].filter((note) => note !== '')
  return notes.length === 0 ? null : <p className="text-ink-soft text-sm">{notes.join(' · ')}</p>
}

interface EditorProps {
  fact: Fact
  words: FactsMessages
  correct: (correction: FactCorrection, typing?: string) => void
}

function Editor({ fact, words, correct }: EditorProps) {
  const { ceremony } = useDesk()
  const fieldId = useId()
  const [first, second] = calledNames(ceremony.couple)
  const { nobody, both, everyone } = words.secretFrom
  return (
    <div className="grid gap-2 pt-2">
      <label htmlFor={fieldId} className="font-medium">
        {words.words}
      </label>
      <TextArea
        id={fieldId}
        rows={2}
        value={fact.words}
        onValue={(typed) => correct({ words: typed }, `fact-${fact.id}`)}
      />
      <Choice
        label={words.secretFor}
        value={fact.secretFor ?? 'nobody'}
        options={[
          { value: 'nobody', label: nobody },
          { value: 'first', label: first ?? '' },
          { value: 'second', label: second ?? '' },
          { value: 'both', label: both },
          { value: 'everyone', label: everyone },
        ]}
        onChoose={(secretFor) => correct({ secretFor: secretFor === 'nobody' ? null : secretFor })}
      />
    </div>
  )
}
