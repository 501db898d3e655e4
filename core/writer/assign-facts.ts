/** Which facts a text is written from. */
import type { TextName } from '../ceremony/ceremony.ts'
import type { Fact } from './fact.ts'
import { textsOf } from './read-facts.ts'

/** The facts that may be told in this text, in the order in which they were told. */
export function factsFor(text: TextName, facts: readonly Fact[]): Fact[] {
  return facts.filter(
    ({ mayBeUsed, secretFor, source, texts = [] }) =>
      mayBeUsed && secretFor === undefined && textsOf(source, texts).includes(text),
  )
}
