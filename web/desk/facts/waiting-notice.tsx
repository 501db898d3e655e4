import { useLateWords } from '../../language/use-late-words.ts'
import { Button } from '../../ui/button.tsx'
import { factsFoldId, waitingId } from '../element-ids.ts'
import { goToLate } from '../go-to.ts'
import { factsWords } from './facts-words.ts'

/** One line for each answer, with the way to what is to be decided. */
export function WaitingNotice({ questions }: { questions: readonly number[] }) {
  const words = useLateWords(factsWords)
  if (typeof words === 'string') return null
  return questions.map((number) => (
    <div key={number} className="notice">
      <p className="flex-1 basis-56">{words.withheld(String(number))}</p>
      <Button onClick={() => goToLate(waitingId(number), factsFoldId)}>{words.decide}</Button>
    </div>
  ))
}
