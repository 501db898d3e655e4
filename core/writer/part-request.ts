/** One part again: a paragraph or a section, by a button or an instruction, or in another language. */
import * as v from 'valibot'
import { ceremonyLanguages } from '../ceremony/ceremony-language.ts'
import { fitsOneCall } from './call-size.ts'
import { toldSchema } from './told.ts'
import { standingMaxCharacters, writingContext } from './writing-request.ts'

export const rewritingWays = [
  'shorter',
  'longer',
  'lighter',
  'moreSolemn',
  'lessSugar',
  'inMyWords',
  'withTheirStory',
] as const

export type RewritingWay = (typeof rewritingWays)[number]

const instructionMaxCharacters = 2_000
const partMaxCharacters = 20_000
const standingMost = 6

const fields = v.object({
  ...writingContext,
  /** The text to be rewritten, in plain words, names included. */
  part: v.pipe(
    v.string(),
    v.maxLength(partMaxCharacters, 'text-too-long'),
    v.check((part) => part.trim() !== ''),
  ),
  /** What is read right before and after it, so that the part still fits in. */
  before: v.pipe(v.string(), v.maxLength(partMaxCharacters, 'text-too-long')),
  after: v.pipe(v.string(), v.maxLength(partMaxCharacters, 'text-too-long')),
  /** The language the text is in, if it is to be said in `language` instead: then nothing else of it is changed. */
  from: v.optional(v.picklist(ceremonyLanguages)),
  /** Whether nobody but the two and whoever celebrates will be there. */
  isAlone: v.optional(v.boolean()),
  /** Whether each paragraph has to be written for itself: others speak between them. */
  keepsParagraphs: v.optional(v.boolean()),
  way: v.optional(v.picklist(rewritingWays)),
  instruction: v.pipe(v.string(), v.maxLength(instructionMaxCharacters, 'text-too-long')),
  /** What may be told; whatever must not be is left out by whoever asks. */
  told: toldSchema,
  /** The texts around it, without it: what stands there is not said again. */
  standing: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(standingMaxCharacters, 'text-too-long'))),
    v.maxLength(standingMost),
  ),
})

export const partRequestSchema = v.pipe(fields, fitsOneCall<v.InferOutput<typeof fields>>())

export type PartRequest = v.InferOutput<typeof partRequestSchema>
