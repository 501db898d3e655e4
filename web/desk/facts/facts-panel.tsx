import { useId, useMemo } from 'react'
import { changeWishes } from '#core/ceremony/edits/details.ts'
import { questionIds } from '#core/ceremony/question-ids.ts'
import type { FactsMessages } from '#core/messages/shape/facts.ts'
import type { Fact } from '#core/writer/fact.ts'
import { mergeFacts } from '#core/writer/merge-facts.ts'
import { waits } from '#core/writer/unclear-facts.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useLateWords } from '../../language/use-late-words.ts'
import { Button } from '../../ui/button.tsx'
import { answerFieldId } from '../couple/field-ids.ts'
import { useGeneration } from '../desk-state.ts'
import { goTo } from '../go-to.ts'
import { useDesk } from '../use-desk.ts'
import { AddFact } from './add-fact.tsx'
import { DoubtfulTowns } from './doubtful-towns.tsx'
import { FactCard } from './fact-card.tsx'
import { factsWords } from './facts-words.ts'
import './facts.css'
import { NamedInAnswers } from './named-in-answers.tsx'
import { Waiting } from './waiting.tsx'

/** What the couple told, item by item, in their words: whether it may be said, and to whom it is a secret. */
export function FactsPanel() {
  const words = useLateWords(factsWords)
  const { access, screens } = useLanguage().messages
  if (words === 'loading') return <p className="text-ink-soft">{access.loading}</p>
  if (words === 'missing') return <p role="alert">{screens.failures.offline}</p>
  return <Facts words={words} />
}

const questions: readonly string[] = questionIds

const numberOf = (question: string): number => questions.indexOf(question) + 1

function Facts({ words }: { words: FactsMessages }) {
  const { ceremony } = useDesk()
  const { reading } = useGeneration()
  const isReading = reading?.outcome === 'reading'
  const known = ceremony.facts
  const found = reading?.facts
  const facts = useMemo(
    // What is being read anew stands in the place of what was known of the same answers.
    () =>
      found === undefined
        ? known
        : mergeFacts(
            known,
            found,
            found.map(({ source }) => source),
          ),
    [known, found],
  )
  const mayBeTold = ceremony.wishes.challengesMayBeTold === true
  const isUntold =
    reading?.outcome === 'failed' && reading.withheld.includes('challenges') && !mayBeTold
  // What was read waits beside its own words.
  const notRead = reading?.outcome === 'failed' ? reading.withheld : []
  return (
    <div className="facts">
      <p role="status" className="text-ink-soft">
        {isReading ? words.reading : facts.length === 0 ? words.empty : ''}
      </p>
      {notRead.map((question) => (
        <p key={question} className="notice">
          {isUntold && question === 'challenges'
            ? words.challengesWithheld(String(numberOf(question)))
            : words.leftOut(String(numberOf(question)))}
        </p>
      ))}
      {isUntold || mayBeTold ? <ChallengesMayBeTold words={words} /> : null}
      <DoubtfulTowns words={words} />
      {isReading ? null : <NamedInAnswers words={words} />}
      {[...questionIds, 'hand'].map((source) => (
        <Told
          key={source}
          source={source}
          facts={facts.filter((fact) => fact.source === source)}
          isReading={isReading}
          words={words}
        />
      ))}
      {reading === undefined || reading.missing.length === 0 ? null : (
        <div>
          <p className="font-medium">{words.missing}</p>
          <ul className="list-disc pl-5">
            {reading.missing.map((matter) => (
              <li key={matter}>{words.matters[matter]}</li>
            ))}
          </ul>
        </div>
      )}
      <AddFact words={words} />
    </div>
  )
}

/** Where nobody could read the answers, only a tick lets the one about challenges be told. */
function ChallengesMayBeTold({ words }: { words: FactsMessages }) {
  const { ceremony, isEditable, change } = useDesk()
  const id = useId()
  return (
    <label className="fact-use" id={id}>
      <input
        type="checkbox"
        checked={ceremony.wishes.challengesMayBeTold === true}
        disabled={!isEditable}
        onChange={({ target }) =>
          change(
            (now, nowMs) => changeWishes(now, { challengesMayBeTold: target.checked }, nowMs),
            { at: id },
          )
        }
      />
      {words.challengesMayBeTold(String(numberOf('challenges')))}
    </label>
  )
}

interface ToldProps {
  /** A question's id, or `hand`. */
  source: string
  facts: readonly Fact[]
  isReading: boolean
  words: FactsMessages
}

/** The facts of one answer, with the way to it. */
function Told({ source, facts, isReading, words }: ToldProps) {
  if (facts.length === 0) return null
  const number = numberOf(source)
  return (
    <section className="facts-told">
      {number === 0 ? (
        <h3 className="font-medium">{words.byHand}</h3>
      ) : (
        <h3>
          <Button look="quiet" onClick={() => goTo(answerFieldId(number))}>
            {words.fromAnswer(String(number))}
          </Button>
        </h3>
      )}
      {isReading || !waits(facts) ? null : <Waiting question={number} words={words} />}
      <ul>
        {facts.map((fact) => (
          <FactCard key={fact.id} fact={fact} isReading={isReading} words={words} />
        ))}
      </ul>
    </section>
  )
}
