/** What of a ceremony a press sends: a named pick, in which nothing is left that is private or a secret. */

import { calledNames } from '../ceremony/called-names.ts'
import { type TextName, textNames } from '../ceremony/ceremony.ts'
import type { CeremonyLanguage } from '../ceremony/ceremony-language.ts'
import type { Ceremony, Partner } from '../ceremony/document.ts'
import { firstStageOf } from '../ceremony/first-stage/first-stage-view.ts'
import { onOneLine } from '../ceremony/paragraphs.ts'
import { questionIds } from '../ceremony/question-ids.ts'
import { fingerprint } from './fingerprint.ts'
import { areAlone } from './nobody-else.ts'
import type { PartRequest } from './part-request.ts'
import { settledRanges } from './settled-ranges.ts'
import { tellsNothingHeld } from './standing-texts.ts'
import { toldOf } from './told.ts'
import type { VoiceCard } from './voice-card.ts'
import { secretsOf } from './without-secrets.ts'
import {
  type CityLine,
  type SentTelling,
  standingMaxCharacters,
  type WritingRequest,
  type WrittenPartner,
} from './writing-request.ts'

/** What a press needs besides the ceremony. */
export interface PressExtras {
  texts: readonly TextName[]
  /** Headings of the plan's rituals that are on, in their order. */
  rituals: readonly string[]
  /** Minutes of the script without the three texts; needed where minutes are wished for. */
  restMinutes?: number
  cities?: readonly CityLine[]
  voice?: VoiceCard
}

function writtenPartner({ name, agreement }: Partner, called: string): WrittenPartner {
  return { called, full: onOneLine(name) || called, agreement }
}

/** The two as every call names them. */
function writtenCouple({ couple }: Pick<Ceremony, 'couple'>): [WrittenPartner, WrittenPartner] {
  const [first, second] = calledNames(couple)
  return [writtenPartner(couple[0], first), writtenPartner(couple[1], second)]
}

/** The tellings with words in them as they may leave the device: nothing private is in them, and no secret. */
export function sentTellings(
  ceremony: Pick<Ceremony, 'tellings' | 'ranges' | 'tellingsRead' | 'wishes'>,
): SentTelling[] {
  const { tellings, ranges, tellingsRead = {}, wishes } = ceremony
  const secrets = secretsOf(ceremony)
  const wishesRead = tellingsRead['leaveUnsaid'] ?? fingerprint('')
  const areWishesRead = wishesRead === fingerprint(wishes.leaveUnsaid)
  return tellings.flatMap((telling): SentTelling[] => {
    const { id, by, text } = telling
    const own = ranges.filter((range) => range.telling === id)
    const shared = secrets.shared(telling, own)
    if (shared === undefined || shared.text.trim() === '') return []
    const question = questionIds.find((one) => one === telling.question)
    return [
      {
        id,
        ...(question !== undefined && { question }),
        by,
        text: shared.text,
        ranges: shared.ranges.map(({ start, end, decision, by: decider, why, limit }) => ({
          ...{ start, end, decision, by: decider, why },
          ...(limit !== undefined && { limit }),
        })),
        isRead: areWishesRead && tellingsRead[id] === fingerprint(text),
      },
    ]
  })
}

/**
 * The texts that stand and of which none is asked for, so that nothing is said twice. None where there is a secret, since
 * a text that was written before may still tell it.
 */
function standingTexts(
  ceremony: Ceremony,
  asked: readonly TextName[],
): Partial<Record<TextName, string>> {
  if (!secretsOf(ceremony).areNone) return {}
  const { texts } = firstStageOf(ceremony)
  return Object.fromEntries(
    textNames
      .filter((name) => !asked.includes(name) && texts[name].trim() !== '')
      .map((name) => [name, texts[name].slice(0, standingMaxCharacters)]),
  )
}

/** The request for a press. */
export function requestOfCeremony(ceremony: Ceremony, extras: PressExtras): WritingRequest {
  const { wishes } = ceremony
  const { cutFrom } = secretsOf(ceremony)
  const standing = standingTexts(ceremony, extras.texts)
  return {
    language: ceremony.language,
    couple: writtenCouple(ceremony),
    register: wishes.register,
    ...(extras.voice && { voice: extras.voice }),
    texts: [...extras.texts],
    place: cutFrom(onOneLine(ceremony.place)),
    date: ceremony.date,
    time: ceremony.time,
    faith: wishes.faith.kind,
    ...(wishes.minutes !== undefined && { minutes: wishes.minutes }),
    ...(extras.restMinutes !== undefined && { restMinutes: extras.restMinutes }),
    ...(wishes.hasGuests !== undefined && { hasGuests: wishes.hasGuests }),
    leaveUnsaid: cutFrom(wishes.leaveUnsaid),
    rituals: extras.rituals.map(cutFrom),
    tellings: sentTellings(ceremony),
    cities: (extras.cities ?? []).filter(({ name }) => cutFrom(name) === name),
    ...(Object.keys(standing).length > 0 && { standing }),
  }
}

/**
 * The request to rewrite one part: with it go what may be told, and the texts around it, so that nothing stands twice.
 * What was never read, code judges by itself.
 */
export function partRequestOf(
  ceremony: Ceremony,
  part: Pick<
    PartRequest,
    'part' | 'before' | 'after' | 'keepsParagraphs' | 'way' | 'instruction' | 'voice'
  >,
): PartRequest {
  const { language, wishes } = ceremony
  const { cutFrom } = secretsOf(ceremony)
  const tellings = sentTellings(ceremony)
  const couple = writtenCouple(ceremony)
  const decided = { tellings, couple, leaveUnsaid: cutFrom(wishes.leaveUnsaid) }
  const ranges = settledRanges(decided)
  const told = toldOf(tellings, ranges)
  const around = Object.values(standingTexts(ceremony, [])).map((text) =>
    // A text of which this is a part stands without it, and without what is shown as its neighbours.
    [part.part, part.before, part.after]
      .filter((shown) => shown !== '')
      .reduce((rest, shown) => rest.replaceAll(shown, ''), text)
      .trim(),
  )
  return {
    ...part,
    part: cutFrom(part.part),
    before: cutFrom(part.before),
    after: cutFrom(part.after),
    instruction: cutFrom(part.instruction),
    language,
    couple,
    register: wishes.register,
    // A single part knows no cities: what an answer says is enough.
    ...(areAlone({ ...wishes, tellings, cities: [] }) && { isAlone: true }),
    told,
    standing: around.filter(
      (text) => text !== '' && tellsNothingHeld(text, { ...decided, ranges, told }),
    ),
  }
}

/**
 * The request to say a part in another language: the couple's names and agreements go with it, and nothing else that
 * anybody told.
 * @param part as it is read aloud, in the ceremony's own language
 */
export function translationRequestOf(
  ceremony: Ceremony,
  language: CeremonyLanguage,
  part: string,
): PartRequest {
  return {
    ...{ language, from: ceremony.language },
    couple: writtenCouple(ceremony),
    register: ceremony.wishes.register,
    ...{ part: secretsOf(ceremony).cutFrom(part), before: '', after: '', instruction: '' },
    ...{ told: { tellings: [], limits: [] }, standing: [] },
  }
}
