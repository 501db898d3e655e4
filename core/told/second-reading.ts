/** What the reading after the writing said of the script; stored with the ceremony, sentence by sentence. */
import * as v from 'valibot'

/**
 * What a sentence of the script is. `backed`: all it claims was told. `general`: it claims nothing about the couple.
 * `wish`: a hope or a promise. `unbacked`: it claims what nobody told. `wrongWho`: it gives to one what another did or
 * said. `held`: it tells or hints at what is held back. `permission`: it speaks a permission or a question aloud.
 */
export const sentenceVerdicts = [
  'backed',
  'general',
  'wish',
  'unbacked',
  'wrongWho',
  'held',
  'permission',
] as const

export type SentenceVerdict = (typeof sentenceVerdicts)[number]

/** Words of a telling, letter by letter. */
const toldQuoteSchema = v.object({ telling: v.string(), quote: v.string() })

export type ToldQuote = v.InferOutput<typeof toldQuoteSchema>

const readSentenceSchema = v.object({
  /** `fingerprint` of the sentence: a changed sentence loses what was said of it. */
  mark: v.string(),
  verdict: v.picklist(sentenceVerdicts),
  /** What it rests on; a rest whose words are told no longer counts for nothing. */
  rests: v.array(toldQuoteSchema),
  /** It speaks of death, illness, money, law, a former partner, fertility, a rift, or somebody who is absent. */
  isDelicate: v.optional(v.boolean()),
})

export type ReadSentence = v.InferOutput<typeof readSentenceSchema>

export const secondReadingSchema = v.object({
  sentences: v.array(readSentenceSchema),
  /** Told, may be said, and in no text. */
  leftOut: v.array(toldQuoteSchema),
})

export type SecondReading = v.InferOutput<typeof secondReadingSchema>
