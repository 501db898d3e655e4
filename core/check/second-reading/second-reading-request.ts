/** What the reading after the writing is asked about: the sentences, and what was told, with what of it is held back. */
import * as v from 'valibot'
import { ceremonyLanguages } from '../../ceremony/ceremony-language.ts'
import { fitsOneCall } from '../../writer/call-size.ts'
import { sentTellingSchema, tellingsMost } from '../../writer/writing-request.ts'

/** The three texts have some sixty sentences, and twice as many where a long talk was told. */
const sentencesMost = 600
/** Nobody says a sentence that is longer. */
const sentenceMaxCharacters = 4_000
const knownMost = 200
/** As a press sends it. */
const leaveUnsaidMaxCharacters = 4_000

const name = v.pipe(v.string(), v.maxLength(200))
const sentence = v.pipe(v.string(), v.maxLength(sentenceMaxCharacters, 'text-too-long'))

const fields = v.object({
  language: v.picklist(ceremonyLanguages),
  /** What the script calls the two, in the order in which they are named. */
  couple: v.strictTuple([name, name]),
  sentences: v.pipe(v.array(sentence), v.minLength(1), v.maxLength(sentencesMost)),
  /** As a press sends them: nothing private is in them. */
  tellings: v.pipe(v.array(sentTellingSchema), v.maxLength(tellingsMost)),
  /** What they typed that must not be said; nothing private is in it. */
  leaveUnsaid: v.pipe(v.string(), v.maxLength(leaveUnsaidMaxCharacters, 'text-too-long')),
  /** What stands in the fields, or was given to the writer besides: place, date, people, distances. */
  known: v.pipe(v.array(v.pipe(v.string(), v.maxLength(400))), v.maxLength(knownMost)),
})

export const secondReadingRequestSchema = v.pipe(
  fields,
  fitsOneCall<v.InferOutput<typeof fields>>(),
)

export type SecondReadingRequest = v.InferOutput<typeof secondReadingRequestSchema>
