import type { FactsMessages } from '#core/messages/shape/facts.ts'
import { keptHardships } from '#core/writer/unclear-facts.ts'
import { Button } from '../../ui/button.tsx'
import { factCardId, factsFoldId } from '../element-ids.ts'
import { goToLate } from '../go-to.ts'
import { useDesk } from '../use-desk.ts'

/** Says which answers tell of something hard that no text tells, and leads to where it is allowed. */
export function HardshipsKept({ words }: { words: FactsMessages }) {
  const { facts } = useDesk().ceremony
  return keptHardships(facts).map(({ question, fact }) => (
    <div key={fact} className="notice">
      <p className="flex-1 basis-56">{words.hardshipWithheld(String(question))}</p>
      <Button onClick={() => goToLate(factCardId(fact), factsFoldId)}>{words.decide}</Button>
    </div>
  ))
}
