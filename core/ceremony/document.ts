/**
 * One whole ceremony: what is known about the couple, what they answered, and the plan of the script. Everything that
 * stores, transfers or shows a ceremony uses this one type and this one schema. Changing its shape means a new
 * `ceremonyFormat` and a step in `migrations.ts`; `ceremony-format.test.ts` fails where somebody forgets.
 */
import * as v from 'valibot'
import { secondReadingSchema } from '../told/second-reading.ts'
import { tellingSchema } from '../told/telling.ts'
import { toldRangeSchema } from '../told/told-range.ts'
import { textNames } from './ceremony.ts'
import { ceremonyFormat } from './ceremony-format.ts'
import { type CeremonyLanguage, ceremonyLanguages } from './ceremony-language.ts'

/** How words agree with a person. Neutral means a phrase without agreement, never a special character. */
export const agreements = ['feminine', 'masculine', 'neutral'] as const

export type Agreement = (typeof agreements)[number]

const agreement = v.picklist(agreements)

/** The two partners, in the order in which they are named. */
export type PartnerId = 'first' | 'second'

const partnerSchema = v.object({
  /** As typed; empty while unknown. */
  name: v.string(),
  /** What the script calls the person; empty means the full name. */
  calledAs: v.string(),
  /** How the name is pronounced, for the celebrant only. */
  saidAs: v.string(),
  title: v.variant('kind', [
    v.object({ kind: v.picklist(['bride', 'groom', 'none']) }),
    v.object({ kind: v.literal('own'), word: v.string() }),
  ]),
  agreement,
})

export type Partner = v.InferOutput<typeof partnerSchema>

/**
 * Whose line it is. `both` is the couple together; `other` is a named guest; a `direction` is a stage note that nobody
 * reads aloud, and an `item` one entry in a list of such notes; `title` and `detail` head the script.
 */
export const speakers = [
  'celebrant',
  'first',
  'second',
  'both',
  'other',
  'direction',
  'item',
  'title',
  'detail',
] as const

export type Speaker = (typeof speakers)[number]

export const lineSchema = v.variant('speaker', [
  v.object({
    speaker: v.picklist(speakers.filter((speaker) => speaker !== 'other')),
    text: v.string(),
  }),
  v.object({ speaker: v.literal('other'), name: v.string(), text: v.string() }),
])

/** One handwritten line: its text is literal, without tokens, and may hold line breaks, read as `verses.ts` says. */
export type Line = v.InferOutput<typeof lineSchema>

const position = v.pipe(v.number(), v.integer(), v.minValue(0))

const lineEditSchema = v.object({
  /** Position of the library's line, from 0. */
  line: position,
  /** What replaces it: nothing if it was removed, several lines if some were added after it. */
  lines: v.array(lineSchema),
})

export type LineEdit = v.InferOutput<typeof lineEditSchema>

const libraryReference = {
  piece: v.string(),
  wording: v.string(),
  /** At most one per line of the library. */
  edits: v.array(lineEditSchema),
}

const libraryReferenceSchema = v.object(libraryReference)

/** A wording of a piece of the library, with the edits made to it. */
export type LibraryReference = v.InferOutput<typeof libraryReferenceSchema>

/** Where a section's words come from. */
const bodySchema = v.variant('kind', [
  /** Generated from the ceremony itself: couple, place, date and time; who enters, in which order. */
  v.object({ kind: v.literal('fields'), fields: v.picklist(['header', 'entrances']) }),
  v.object({
    kind: v.literal('written'),
    text: v.picklist(textNames),
    /** Empty until written. */
    content: v.string(),
    /** The writer's output uses tokens for the names; text edited by hand is literal. */
    origin: v.picklist(['writer', 'hand']),
    /** The fixed words after it: the declaration, in the section that ends the ceremony. */
    ending: v.optional(libraryReferenceSchema),
  }),
  v.object({ kind: v.literal('library'), ...libraryReference }),
  v.object({ kind: v.literal('byHand'), lines: v.array(lineSchema) }),
])

export type Body = v.InferOutput<typeof bodySchema>

/** What a section says in another language than the ceremony's own. */
export interface OtherText {
  body: Body
  /** The section's own words when this was taken from them, by `wordsMark` of `second-language.ts`. */
  of: string
}

// Its type is given: inferred from within a section, it is more than the compiler follows.
const otherTextsSchema: v.GenericSchema<Partial<Record<CeremonyLanguage, OtherText>>> = v.record(
  v.picklist(ceremonyLanguages),
  v.object({ body: bodySchema, of: v.string() }),
)

const placedSectionSchema = v.object({
  /** Identifies this section within its ceremony; never changes. */
  key: v.pipe(v.string(), v.minLength(1)),
  /** What it is (`welcome`, `rings`); two sections may be of the same kind. */
  kind: v.pipe(v.string(), v.minLength(1)),
  isOn: v.boolean(),
  /** The celebrant's own heading; if absent, the library's. */
  title: v.optional(v.string()),
  body: bodySchema,
  /** Whether it is read in the second language too. */
  isInSecond: v.optional(v.boolean()),
  /** Its words in other languages, by language. Only those of the second language are read. */
  otherTexts: v.optional(otherTextsSchema),
})

export type PlacedSection = v.InferOutput<typeof placedSectionSchema>

const versionSchema = v.object({
  /** When another body replaced it; absent if that was not recorded. */
  replacedAtMs: v.optional(v.number()),
  body: bodySchema,
})

/** A former body of a section. */
export type Version = v.InferOutput<typeof versionSchema>

const answerer = v.picklist(['first', 'second', 'both'])

/** Never changes, so that a row keeps what is typed in it when another goes. */
const id = v.pipe(v.string(), v.minLength(1))

const personSchema = v.object({
  id,
  name: v.string(),
  saidAs: v.string(),
  /** Who they are to the couple, in the couple's words. */
  role: v.string(),
  isInMemory: v.boolean(),
  /**
   * Absent for people who are not in the procession; empty for those who walk alone. Follows `entrances` where these
   * have been arranged.
   */
  entersWith: v.optional(v.string()),
  brings: v.string(),
  reads: v.string(),
  isThanked: v.boolean(),
  /** Who must not learn about this person's part. */
  secretFor: v.optional(v.picklist(['first', 'second', 'both'])),
})

export type Person = v.InferOutput<typeof personSchema>

const walking = {
  /** Who walks beside them, in the celebrant's words; empty for those who walk alone. */
  with: v.string(),
  /** What is played meanwhile; empty if it was not said. */
  song: v.string(),
}

const entranceSchema = v.variant('kind', [
  v.object({ kind: v.literal('partner'), id, partner: answerer, ...walking }),
  /** A person by name, or a group by what it is called. */
  v.object({ kind: v.literal('others'), id, name: v.string(), ...walking }),
])

/** One step of the procession. */
export type Entrance = v.InferOutput<typeof entranceSchema>

const settledThingSchema = v.object({
  /** As the library calls it within a sentence. */
  thing: v.string(),
  /** Somebody who is not among the people, or `there`: nobody has to bring it. */
  by: v.picklist([
    'first',
    'second',
    'couple',
    'celebrant',
    'family',
    'attendants',
    'planner',
    'there',
  ]),
})

/** A thing that a moment needs and that no person of the ceremony brings. */
export type SettledThing = v.InferOutput<typeof settledThingSchema>

const formerDetailSchema = v.variant('kind', [
  v.object({
    kind: v.literal('name'),
    name: v.string(),
    calledAs: v.string(),
    /** Whose it was; absent where an older version remembered it. */
    of: v.optional(v.picklist(['first', 'second'])),
  }),
  v.object({ kind: v.picklist(['place', 'date', 'time']), was: v.string() }),
])

/** A detail as it was before somebody changed it. */
export type FormerDetail = v.InferOutput<typeof formerDetailSchema>

export const ceremonySchema = v.object({
  format: v.literal(ceremonyFormat),
  id: v.pipe(v.string(), v.minLength(1)),
  /** Counts changes; of two states of one ceremony the higher is the later. */
  revision: position,
  /** By the clock of the device that made the last change. */
  changedAtMs: v.number(),
  language: v.picklist(ceremonyLanguages),
  /** Chosen sections are read in this one too; of no effect if it is the same language. */
  secondLanguage: v.optional(v.picklist(ceremonyLanguages)),
  /** In the order in which they are named. */
  couple: v.strictTuple([partnerSchema, partnerSchema]),
  place: v.string(),
  /** Calendar date `YYYY-MM-DD`, or empty. No time zone is ever involved. */
  date: v.union([v.literal(''), v.pipe(v.string(), v.isoDate())]),
  /** Wall-clock time `HH:MM`, or empty. */
  time: v.union([v.literal(''), v.pipe(v.string(), v.isoTime())]),
  celebrant: v.object({ name: v.string(), agreement }),
  /** Whether the celebrant's act has civil effect. */
  power: v.picklist(['symbolic', 'legal']),
  /** ISO 3166-1 alpha-2, or empty. */
  country: v.string(),
  wishes: v.object({
    register: v.picklist(['solemn', 'warm', 'light']),
    faith: v.variant('kind', [
      v.object({ kind: v.picklist(['none', 'open']) }),
      v.object({ kind: v.literal('religious'), religion: v.string() }),
    ]),
    /** How long the ceremony should take; absent until decided. */
    minutes: v.optional(v.pipe(v.number(), v.minValue(1))),
    /** What must not be said aloud. */
    leaveUnsaid: v.string(),
    /** Whether anybody is invited; absent while nobody has said so. */
    hasGuests: v.optional(v.boolean()),
    /** Names in an answer or an address that are no town, or none that is known; absent until somebody says so. */
    noTowns: v.optional(v.array(v.string())),
    /** Whether one of them has been married before; absent while nobody has said so. */
    isSecondMarriage: v.optional(v.boolean()),
  }),
  people: v.array(personSchema),
  /** What nobody among them has to bring; one entry for a thing. */
  settledThings: v.optional(v.array(settledThingSchema)),
  /** The procession in its order; absent until somebody has arranged it. */
  entrances: v.optional(v.array(entranceSchema)),
  children: v.array(v.object({ id, name: v.string(), of: answerer, note: v.string() })),
  pets: v.array(v.object({ id, name: v.string(), note: v.string() })),
  /** What was told, in the words in which it was told; in the order in which it came, answers in the order of the questions. */
  tellings: v.pipe(
    v.array(tellingSchema),
    v.check((tellings) => new Set(tellings.map(({ id }) => id)).size === tellings.length),
  ),
  /** What of it is held back or allowed, and by whom. Those of one telling are apart and in their order. */
  ranges: v.array(toldRangeSchema),
  /** The fingerprint of each telling as it was last read, by its id; of the wishes under `leaveUnsaid`. */
  tellingsRead: v.optional(v.record(v.string(), v.string())),
  /** What the reading after the writing said of the script. */
  secondReading: v.optional(secondReadingSchema),
  /** Marks of delicate sentences that the celebrant has seen and left as they are, or wants to warn of beforehand. */
  delicate: v.optional(v.record(v.string(), v.picklist(['stays', 'warn']))),
  /** The script's only order. */
  plan: v.pipe(
    v.array(placedSectionSchema),
    v.check((plan) => new Set(plan.map(({ key }) => key)).size === plan.length),
  ),
  /** Former bodies by section key, oldest first. */
  versions: v.record(v.string(), v.array(versionSchema)),
  /** Ids of what the check found and the celebrant called right, oldest first (`core/check/`). */
  acceptedFindings: v.optional(v.array(v.string())),
  /** Ids of what was proposed for the plan and turned down, oldest first. */
  dismissedProposals: v.optional(v.array(v.string())),
  /** Details that were changed while texts or answers said them: what still does is found (`former-words.ts`). */
  former: v.optional(v.array(formerDetailSchema)),
})

export type Ceremony = v.InferOutput<typeof ceremonySchema>
