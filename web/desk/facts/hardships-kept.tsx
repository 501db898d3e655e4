import { keptHardships } from '#core/writer/unclear-facts.ts'
import { useLateWords } from '../../language/use-late-words.ts'
import { Button } from '../../ui/button.tsx'
import { factCardId, factsFoldId } from '../element-ids.ts'
import { goToLate } from '../go-to.ts'
import { useDesk } from '../use-desk.ts'
import { factsWords } from './facts-words.ts'

/** Says which answers tell of something hard that no text tells, and leads to where it is allowed. */
export function HardshipsKept() {
  const { facts } = useDesk().ceremony
  const words = useLateWords(factsWords)
  const kept = keptHardships(facts)
  if (kept.length === 0 || typeof words === 'string') return null
  return kept.map(({ question, fact }) => (
    <div key={fact} className="notice">
      <p className="flex-1">{words.hardshipWithheld(String(question))}</p>
      <Button onClick={() => goToLate(factCardId(fact), factsFoldId)}>{words.decide}</Button>
    </div>
  ))
}
