/**
 * What a press of the button sends: a named pick of one ceremony, and nothing else of it. No secret, no key, no other
 * couple (docs/design/ceremony.md section 1).
 */
import * as v from 'valibot'
import { locationMaxCharacters, nameMaxCharacters, textNames } from '../ceremony/ceremony.ts'
import { ceremonyLanguages } from '../ceremony/ceremony-language.ts'
import { questionIds } from '../ceremony/question-ids.ts'
import { tellers } from '../told/telling.ts'
import { heldReasons } from '../told/told-range.ts'
import { fitsOneCall } from './call-size.ts'
import { voiceCardSchema } from './voice-card.ts'

const leaveUnsaidMaxCharacters = 4_000
/** The five answers of each partner, and far more besides. */
export const tellingsMost = 60
/** Far more than anybody holds back by hand. */
const rangesMost = 200
/** A talk of two hours. */
export const tellingMaxCharacters = 120_000
const citiesMost = 60
const ritualsMost = 60

const shortText = v.pipe(v.string(), v.maxLength(400))

const mark = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const position = v.pipe(v.number(), v.integer(), v.minValue(0))

const writtenPartnerSchema = v.object({
  /** What the texts call the person; never empty. */
  called: v.pipe(
    v.string(),
    v.maxLength(nameMaxCharacters, 'name-too-long'),
    v.check((value) => value.trim() !== '', 'names-missing'),
  ),
  /** The whole name; may be the same. */
  full: v.pipe(v.string(), v.maxLength(nameMaxCharacters, 'name-too-long')),
  agreement: v.picklist(['feminine', 'masculine', 'neutral']),
})

export type WrittenPartner = v.InferOutput<typeof writtenPartnerSchema>

/** A range of a telling as it is sent; its quote is what stands there. */
const sentRangeSchema = v.object({
  start: position,
  end: position,
  decision: v.picklist(['hold', 'allow']),
  by: v.picklist(['reading', 'code', 'hand']),
  why: v.picklist(heldReasons),
  limit: v.optional(shortText),
})

export type SentRange = v.InferOutput<typeof sentRangeSchema>

/** A telling as it leaves the device: nothing private is in it. */
export const sentTellingSchema = v.pipe(
  v.object({
    id: mark,
    question: v.optional(v.picklist(questionIds)),
    by: v.picklist(tellers),
    text: v.pipe(v.string(), v.maxLength(tellingMaxCharacters, 'text-too-long')),
    /** Apart, and in their order. */
    ranges: v.pipe(v.array(sentRangeSchema), v.maxLength(rangesMost)),
    /** It was read as it stands, under the wishes as they are. */
    isRead: v.boolean(),
  }),
  v.check(({ text, ranges }) =>
    ranges.every(
      ({ start, end }, at) =>
        start >= (ranges[at - 1]?.end ?? 0) && start < end && end <= text.length,
    ),
  ),
)

export type SentTelling = v.InferOutput<typeof sentTellingSchema>

/** A city the guests come from, and one line that code found out about it: how far it is, what is there. */
const cityLineSchema = v.object({ name: shortText, line: shortText })

export type CityLine = v.InferOutput<typeof cityLineSchema>

/** What every call about one couple's words carries. */
export const writingContext = {
  language: v.picklist(ceremonyLanguages),
  /** In the order in which they are named. */
  couple: v.strictTuple([writtenPartnerSchema, writtenPartnerSchema]),
  register: v.picklist(['solemn', 'warm', 'light']),
  voice: v.optional(voiceCardSchema),
}

/** Of a longer one the beginning is enough to answer to. */
export const standingMaxCharacters = 8_000

const standingText = v.pipe(v.string(), v.maxLength(standingMaxCharacters, 'text-too-long'))
const standingTexts = { welcome: standingText, ceremony: standingText, finalMessage: standingText }

const fields = v.object({
  ...writingContext,
  /** None: the answers are read, and nothing is written. */
  texts: v.pipe(
    v.array(v.picklist(textNames)),
    v.check((names) => new Set(names).size === names.length),
  ),
  place: v.pipe(v.string(), v.maxLength(locationMaxCharacters, 'location-too-long')),
  date: v.union([v.literal(''), v.pipe(v.string(), v.isoDate())]),
  time: v.union([v.literal(''), v.pipe(v.string(), v.isoTime())]),
  faith: v.picklist(['none', 'open', 'religious']),
  /** How long the whole ceremony should take, and how much of it the rest of the plan takes. */
  minutes: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(600))),
  restMinutes: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600))),
  /** Whether anybody is invited; absent while nobody has ticked it, and then the first answer may say so. */
  hasGuests: v.optional(v.boolean()),
  /** What must not be said; read by code and by the reading, never by a writer. */
  leaveUnsaid: v.pipe(v.string(), v.maxLength(leaveUnsaidMaxCharacters, 'text-too-long')),
  /** Headings of what follows in the plan, which no text may say already. */
  rituals: v.pipe(v.array(shortText), v.maxLength(ritualsMost)),
  tellings: v.pipe(
    v.array(sentTellingSchema),
    v.maxLength(tellingsMost),
    v.check((tellings) => new Set(tellings.map(({ id }) => id)).size === tellings.length),
  ),
  cities: v.pipe(v.array(cityLineSchema), v.maxLength(citiesMost)),
  /** The texts that stand and are not asked for, in plain words: those asked for answer to them. */
  standing: v.optional(v.partial(v.object(standingTexts))),
})

export const writingRequestSchema = v.pipe(fields, fitsOneCall<v.InferOutput<typeof fields>>())

export type WritingRequest = v.InferOutput<typeof writingRequestSchema>
