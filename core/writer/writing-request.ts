/**
 * What a press of the button sends: a named pick of one ceremony, and nothing else of it. No secret, no key, no other
 * couple (docs/design/ceremony.md section 1).
 */
import * as v from 'valibot'
import {
  answerMaxCharacters,
  locationMaxCharacters,
  nameMaxCharacters,
  textNames,
} from '../ceremony/ceremony.ts'
import { ceremonyLanguages } from '../ceremony/ceremony-language.ts'
import { questionIds } from '../ceremony/question-ids.ts'
import { fitsOneCall } from './call-size.ts'
import { sentFactSchema } from './sent-fact.ts'
import { voiceCardSchema } from './voice-card.ts'

const leaveUnsaidMaxCharacters = 4_000
/** Far more than five full answers say. */
export const factsMost = 400
const citiesMost = 60
const ritualsMost = 60

const shortText = v.pipe(v.string(), v.maxLength(400))

/** A question's id, or what `fingerprint` makes of an answer. */
const mark = v.pipe(v.string(), v.maxLength(40))

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

const givenAnswerSchema = v.object({
  question: v.picklist(questionIds),
  text: v.pipe(v.string(), v.maxLength(answerMaxCharacters, 'answer-too-long')),
  answeredBy: v.optional(v.picklist(['first', 'second', 'both'])),
})

export type GivenAnswer = v.InferOutput<typeof givenAnswerSchema>

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
  /** What must not be said; read by code and by the reading of facts, never by a writer. */
  leaveUnsaid: v.pipe(v.string(), v.maxLength(leaveUnsaidMaxCharacters, 'text-too-long')),
  /** Ticked by the celebrant: the answer about challenges may be told even if it could not be read into facts. */
  challengesMayBeTold: v.optional(v.boolean()),
  /** Headings of what follows in the plan, which no text may say already. */
  rituals: v.pipe(v.array(shortText), v.maxLength(ritualsMost)),
  answers: v.pipe(v.array(givenAnswerSchema), v.maxLength(questionIds.length)),
  /** What earlier readings found, as corrected by hand; what was added by hand. */
  facts: v.pipe(v.array(sentFactSchema), v.maxLength(factsMost)),
  /** The fingerprint of each answer these facts were read from: an unchanged answer is not read again. */
  answersRead: v.pipe(
    v.record(mark, mark),
    // The wishes for the whole ceremony have a fingerprint too.
    v.check((read) => Object.keys(read).length <= questionIds.length + 1),
  ),
  cities: v.pipe(v.array(cityLineSchema), v.maxLength(citiesMost)),
  /** The texts that stand and are not asked for, in plain words: those asked for answer to them. */
  standing: v.optional(v.partial(v.object(standingTexts))),
})

export const writingRequestSchema = v.pipe(fields, fitsOneCall<v.InferOutput<typeof fields>>())

export type WritingRequest = v.InferOutput<typeof writingRequestSchema>
