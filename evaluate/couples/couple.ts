import type { ExampleCouple } from '#core/examples/example-couple.ts'
import type { HeldReason } from '#core/told/told-range.ts'

/** What makes a couple worth evaluating. */
export type Trait =
  | 'bride and groom'
  | 'two brides'
  | 'two grooms'
  | 'neither'
  | 'first person'
  | 'almost no answers'
  | '8,000 characters'
  | 'eight cities'
  | 'ambiguous city'
  | 'guests from the town'
  | 'elopement'
  | 'dead parent mentioned'
  | 'dead parent not mentioned'
  | 'wish in answer 3'
  | 'wish in answer 4'
  | 'children'
  | 'second marriage'
  | 'religious'
  | 'interfaith'
  | 'humorous'
  | 'legal'
  | 'instructions in every answer'

/** Words of an answer that a reader who understands would hold back. */
interface HeldByHand {
  /** Letter by letter, in one answer. */
  quote: string
  why: HeldReason
}

/** A couple made up for the evaluation, with what a text about them must and must not hold. */
export interface EvaluatedCouple extends ExampleCouple {
  /** Begins with the language; part of file names. */
  id: string
  /** Whether no prompt was ever changed for what was written about it: it stands in no round, only in the last figures. */
  isHeldOut?: true
  traits: readonly Trait[]
  /** What the welcome must name: the alternatives for each city. */
  cities: readonly (readonly string[])[]
  /** Signs of what is to be left unsaid; no text may show one, not even in other words. */
  unsaid: readonly RegExp[]
  /** What a right reading holds back, so that the writing can be judged apart from the reading. */
  held?: readonly HeldByHand[]
  /** What a right reading says may be told, and how far. */
  limits?: readonly { quote: string; limit: string }[]
}
