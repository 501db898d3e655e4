/** What of a ceremony a press sends: a named pick, in which no secret is left. */

import { calledNames } from '../ceremony/called-names.ts'
import { type TextName, textNames } from '../ceremony/ceremony.ts'
import type { CeremonyLanguage } from '../ceremony/ceremony-language.ts'
import type { Ceremony, Partner } from '../ceremony/document.ts'
import { firstStageOf } from '../ceremony/first-stage/first-stage-view.ts'
import { onOneLine } from '../ceremony/paragraphs.ts'
import { questionIds } from '../ceremony/question-ids.ts'
import type { Fact } from './fact.ts'
import { fingerprint } from './fingerprint.ts'
import { saysNobodyComes } from './nobody-else.ts'
import type { PartRequest } from './part-request.ts'
import { answerWithout } from './told-words.ts'
import type { VoiceCard } from './voice-card.ts'
import {
  type CityLine,
  type GivenAnswer,
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

function writtenCouple({ couple }: Ceremony): [WrittenPartner, WrittenPartner] {
  const [first, second] = calledNames(couple)
  return [writtenPartner(couple[0], first), writtenPartner(couple[1], second)]
}

function isSecret(fact: Fact): boolean {
  return fact.secretFor !== undefined
}

/** The facts that may leave the device: everything that is not a secret. */
function sharedFacts(facts: readonly Fact[]): Fact[] {
  return facts.filter((fact) => !isSecret(fact))
}

/**
 * The texts that a press is not asked for and that stand already: those it writes answer to them. None where there is a
 * secret, since a text that was written before may still tell it.
 */
function standingTexts(ceremony: Ceremony, asked: readonly TextName[]): WritingRequest['standing'] {
  if (ceremony.facts.some(isSecret)) return undefined
  const { texts } = firstStageOf(ceremony)
  const standing = textNames.filter((name) => !asked.includes(name) && texts[name].trim() !== '')
  return standing.length === 0
    ? undefined
    : Object.fromEntries(
        standing.map((name) => [name, texts[name].slice(0, standingMaxCharacters)]),
      )
}

/**
 * The request for a press. A secret fact is not in it, and neither are its words in the answer they come from;
 * `answersRead` is by the answer as typed, so it is translated to the answer as sent.
 */
export function requestOfCeremony(ceremony: Ceremony, extras: PressExtras): WritingRequest {
  const facts: readonly Fact[] = ceremony.facts
  const secrets = facts.filter(isSecret)
  const answers: GivenAnswer[] = []
  const known = ceremony.answersRead ?? {}
  const answersRead: Record<string, string> =
    known['leaveUnsaid'] === undefined ? {} : { leaveUnsaid: known['leaveUnsaid'] }
  for (const question of questionIds) {
    const typed = ceremony.answers[question]
    if (typed === undefined || typed.text.trim() === '') continue
    const text = answerWithout(
      typed.text,
      secrets.filter(({ source }) => source === question),
    )
    // The words of a secret are not to be found: then nothing of the answer is sent.
    if (text === undefined) continue
    answers.push({
      question,
      text,
      ...(typed.answeredBy !== undefined && { answeredBy: typed.answeredBy }),
    })
    if (known[question] === fingerprint(typed.text)) {
      answersRead[question] = fingerprint(text)
    }
  }
  const { wishes } = ceremony
  const standing = standingTexts(ceremony, extras.texts)
  return {
    language: ceremony.language,
    couple: writtenCouple(ceremony),
    register: wishes.register,
    ...(extras.voice && { voice: extras.voice }),
    texts: [...extras.texts],
    place: onOneLine(ceremony.place),
    date: ceremony.date,
    time: ceremony.time,
    faith: wishes.faith.kind,
    ...(wishes.minutes !== undefined && { minutes: wishes.minutes }),
    ...(extras.restMinutes !== undefined && { restMinutes: extras.restMinutes }),
    ...(wishes.hasGuests !== undefined && { hasGuests: wishes.hasGuests }),
    leaveUnsaid: wishes.leaveUnsaid,
    ...(wishes.challengesMayBeTold && { challengesMayBeTold: true }),
    rituals: [...extras.rituals],
    answers,
    facts: sharedFacts(facts),
    answersRead,
    cities: [...(extras.cities ?? [])],
    ...(standing && { standing }),
  }
}

/**
 * The fingerprints that a press came back with, for the document: of the answers as typed, since those that were sent
 * lack their secrets.
 */
export function answersReadOf(
  { answers }: Ceremony,
  sent: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sent).map(([question, print]) => {
      const typed = question === 'leaveUnsaid' ? undefined : answers[question]
      return [question, typed === undefined ? print : fingerprint(typed.text)]
    }),
  )
}

/** By what is ticked, or by the first answer. A single part knows no cities: what the answer says is enough. */
function isWithoutGuests({ wishes: { hasGuests }, answers }: Ceremony): boolean {
  const text = answers['guestCities']?.text ?? ''
  return hasGuests === undefined ? saysNobodyComes(text) : !hasGuests
}

/** The request to rewrite one part: with it go the facts that may be told, and no others. */
export function partRequestOf(
  ceremony: Ceremony,
  part: Pick<
    PartRequest,
    'part' | 'before' | 'after' | 'keepsParagraphs' | 'way' | 'instruction' | 'voice'
  >,
): PartRequest {
  return {
    ...part,
    language: ceremony.language,
    couple: writtenCouple(ceremony),
    register: ceremony.wishes.register,
    ...(isWithoutGuests(ceremony) && { isAlone: true }),
    facts: sharedFacts(ceremony.facts).filter(({ mayBeUsed }) => mayBeUsed),
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
  const { couple, register } = partRequestOf(ceremony, {
    ...{ part, before: '', after: '', instruction: '' },
  })
  return {
    ...{ language, from: ceremony.language, couple, register },
    ...{ part, before: '', after: '', instruction: '', facts: [] },
  }
}
