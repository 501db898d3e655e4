/**
 * One thing the couple told, in their own words. A model labels it; the words are fetched from the answer by code, so
 * that nothing can be quoted which nobody said.
 */
import * as v from 'valibot'
import { textNames } from '../ceremony/ceremony.ts'

/** Whom a fact is about. `other` is anybody but the two: a grandmother, a dog, the guests. */
export const factSubjects = ['first', 'second', 'both', 'other'] as const

/** How something may be told when the couple said so: a label for the writer, never spoken aloud. */
export const manners = ['lightly', 'discreetly'] as const

/**
 * Why a fact is not used. `asked`: a wish names it. `unclear`: a wish in the same answer may mean it. `hardship`: a
 * hardship that nobody plainly allowed. `request`: it is the wish itself, or an order to whoever writes.
 */
const withholdingReasons = ['asked', 'unclear', 'hardship', 'request'] as const

export const factSchema = v.object({
  /** Unique in its ceremony; the same words in the same answer have the same id again. */
  id: v.string(),
  words: v.string(),
  /** As it was told, where a hand has reworded it. */
  toldAs: v.optional(v.string()),
  /** The texts that were written before a hand reworded it, and may still say it as it was told. */
  toldIn: v.optional(v.array(v.picklist(textNames))),
  /** The id of a question, or `hand` for what the celebrant added. */
  source: v.string(),
  mayBeUsed: v.boolean(),
  who: v.optional(v.picklist(factSubjects)),
  /** The words that say when; always part of `words`. */
  when: v.optional(v.string()),
  /** Which texts may tell it: one, or two where both need it. */
  texts: v.optional(v.array(v.picklist(textNames))),
  /** Illness, death, money, law or conflict. */
  isSensitive: v.optional(v.boolean()),
  manner: v.optional(v.picklist(manners)),
  /** What cannot be known from the words, as a question to the celebrant. The writer is only told to leave it open. */
  doubt: v.optional(v.string()),
  withheld: v.optional(v.picklist(withholdingReasons)),
  /** Who must not hear it; `everyone` but the celebrant. A secret never leaves the device. */
  secretFor: v.optional(v.picklist(['first', 'second', 'both', 'everyone'])),
  /** Changed by hand: a later reading leaves it as it is. */
  isCorrected: v.optional(v.boolean()),
})

export type Fact = v.InferOutput<typeof factSchema>

/** What nobody said and a ceremony would like to know; shown to the celebrant. */
export const missingMatters = ['howTheyMet', 'howLongTogether', 'guestCities', 'success'] as const

export type MissingMatter = (typeof missingMatters)[number]

/** In the words of a fact, between clauses that do not follow one another in the answer. */
export const clausesApart = ' … '
