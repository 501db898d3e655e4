/** What is to be written again so that nothing stays marked: a paragraph at a time, with what is wrong in it. */
import type { TextName } from '../ceremony/ceremony.ts'
import { baseLanguage } from '../ceremony/ceremony-language.ts'
import type { Ceremony } from '../ceremony/document.ts'
import { onOneLine } from '../ceremony/paragraphs.ts'
import { scriptOf } from '../ceremony/script.ts'
import type { Library } from '../library/piece.ts'
import type { ToldQuote } from '../told/second-reading.ts'
import type { Finding, FindingKind } from './finding.ts'
import { type Ailment, mendingWords } from './mending-words.ts'

export interface Mend {
  sectionKey: string
  /** The paragraph as it is read; absent for all of the text. */
  paragraph?: string
  /** For whoever writes, in the ceremony's language. */
  instruction: string
  /** A hand has corrected the text since it was written. */
  isCorrected: boolean
}

/** As much as a request takes. */
const instructionMostCharacters = 2_000

/** What a writer can put right; a former name, say, code puts right better. */
const ailments: Partial<Record<FindingKind, Ailment>> = {
  ...{ held: 'silent', leftUnsaid: 'silent', privateData: 'silent' },
  ...{ wrongWho: 'wrongWho', permission: 'permission', unbackedClaim: 'untold' },
  ...{ unsourcedName: 'untold', unsourcedNumber: 'untold', unsourcedDate: 'untold' },
  ...{ wornPhrase: 'plain', repeatedHere: 'plain', repeatedElsewhere: 'plain' },
  ...{ longSentence: 'plain' },
}

function isCorrected({ plan }: Ceremony, sectionKey: string): boolean {
  const body = plan.find(({ key }) => key === sectionKey)?.body
  return body?.kind === 'written' && body.origin === 'hand'
}

/**
 * The written paragraphs with something marked that can be put right by writing, in the order of the script. What is only
 * perhaps worth a look stays as it is.
 */
export function mendsOf(
  findings: readonly Finding[],
  ceremony: Ceremony,
  library: Library,
): Mend[] {
  const words = mendingWords[baseLanguage(ceremony.language)]
  const { secondLanguage: _second, ...own } = ceremony
  return scriptOf(own, library).sections.flatMap(({ key, lines }) => {
    const body = ceremony.plan.find((section) => section.key === key)?.body
    if (body?.kind !== 'written') return []
    return lines.flatMap(({ text }, line): Mend[] => {
      const wrong = new Map<string, Ailment>()
      for (const { kind, place, sentence, severity } of findings) {
        const ailment = ailments[kind]
        const isHere = place?.sectionKey === key && place.line === line && severity !== 'note'
        // Of several findings in a sentence the first is the gravest of its kind, and one is enough to write it again.
        if (isHere && ailment !== undefined && !wrong.has(sentence)) wrong.set(sentence, ailment)
      }
      if (wrong.size === 0) return []
      const each = [...wrong].map(
        ([sentence, ailment]) => `${words.quoted(onOneLine(sentence))} ${words.ailments[ailment]}`,
      )
      return [
        {
          sectionKey: key,
          paragraph: text,
          instruction: [words.only, ...each].join('\n').slice(0, instructionMostCharacters),
          isCorrected: isCorrected(ceremony, key),
        },
      ]
    })
  })
}

/** The text in which an answer is mostly told. */
const textOf: Readonly<Record<string, TextName>> = {
  guestCities: 'welcome',
  success: 'finalMessage',
}

/** How to put something in that was told and left out; undefined if the text it belongs to is not in the plan. */
export function puttingIn({ telling, quote }: ToldQuote, ceremony: Ceremony): Mend | undefined {
  const question = ceremony.tellings.find(({ id }) => id === telling)?.question ?? ''
  const name = textOf[question] ?? 'ceremony'
  const section = ceremony.plan.find(
    ({ body, isOn }) =>
      isOn && body.kind === 'written' && body.text === name && body.content.trim() !== '',
  )
  if (section === undefined) return undefined
  const words = mendingWords[baseLanguage(ceremony.language)]
  return {
    sectionKey: section.key,
    instruction: words.putIn(onOneLine(quote)).slice(0, instructionMostCharacters),
    isCorrected: isCorrected(ceremony, section.key),
  }
}
