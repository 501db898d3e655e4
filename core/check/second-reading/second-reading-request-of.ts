/** What of a ceremony the second reading is asked about: nothing private, nobody's secret. */
import { calledNames } from '../../ceremony/called-names.ts'
import type { Ceremony } from '../../ceremony/document.ts'
import { onOneLine } from '../../ceremony/paragraphs.ts'
import type { Library } from '../../library/piece.ts'
import { sentTellings } from '../../writer/request-of-ceremony.ts'
import { secretsOf } from '../../writer/without-secrets.ts'
import { type CheckedScript, checkedScript } from '../checked-script.ts'
import { matterFinder } from '../given-away.ts'
import { bySentence, type HeldWords, heldInTellings } from '../held-words.ts'
import { matterReader } from '../matter.ts'
import { detailsOf } from '../sources.ts'
import { wordsOf } from '../words-of.ts'
import type { SecondReadingRequest } from './second-reading-request.ts'

const knownMostCharacters = 400

/** The written sentences of a script, each once, names included. */
function writtenSentences({ lines }: CheckedScript): string[] {
  const written = lines
    .filter(({ origin }) => origin === 'writer' || origin === 'edited')
    .flatMap(({ sentences }) => sentences.map(({ text }) => text))
  return [...new Set(written)]
}

/** A sentence that tells what is private, or is like it, stays on the device. */
function isShared(script: CheckedScript): (sentence: string) => boolean {
  const { held, sayable } = heldInTellings(script.ceremony)
  const reader = matterReader(
    script,
    sayable.map(({ text }) => text),
  )
  const isPrivate = ({ why, secretFor }: HeldWords): boolean =>
    why === 'private' || secretFor !== undefined
  const { perhaps } = matterFinder(
    bySentence(held.filter(isPrivate)).map(reader.ofHeld),
    script.language.commonWords,
  )
  return (sentence) => perhaps(wordsOf(sentence), sentence) === undefined
}

/**
 * Undefined if nothing is written yet.
 * @param given what the writer was told besides the tellings: distances, say
 */
export function secondReadingRequestOf(
  ceremony: Ceremony,
  library: Library,
  given: readonly string[] = [],
): SecondReadingRequest | undefined {
  const script = checkedScript(ceremony, library, {})
  const { cutFrom } = secretsOf(ceremony)
  const isOpen = isShared(script)
  const sentences = writtenSentences(script).filter(
    (sentence) => cutFrom(sentence) === sentence && isOpen(sentence),
  )
  if (sentences.length === 0) return undefined
  const people = ceremony.people.filter(({ secretFor }) => secretFor === undefined)
  const { date, time, wishes } = ceremony
  const known = [...detailsOf({ ...ceremony, people }), date, time, ...given]
  return {
    language: ceremony.language,
    couple: calledNames(ceremony.couple),
    sentences,
    tellings: sentTellings(ceremony),
    leaveUnsaid: cutFrom(wishes.leaveUnsaid),
    known: known
      .map((one) => cutFrom(onOneLine(one)).slice(0, knownMostCharacters))
      .filter((one) => one.trim() !== ''),
  }
}
