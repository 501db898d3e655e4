/** What reads the texts of a whole ceremony, as a file, a colleague or a service may have left them. */

import { altarScript } from '#core/altar/altar-script.ts'
import { nameHints, saidNames } from '#core/altar/said-names.ts'
import { calledNames } from '#core/ceremony/called-names.ts'
import { coupleFileName } from '#core/ceremony/couple-file-name.ts'
import type { Ceremony } from '#core/ceremony/document.ts'
import { formerNames } from '#core/ceremony/former-names.ts'
import { formerWords, withoutForgotten } from '#core/ceremony/former-words.ts'
import { scriptMinutes } from '#core/ceremony/minutes.ts'
import { scriptOf } from '#core/ceremony/script.ts'
import { scriptText } from '#core/ceremony/script-paragraphs.ts'
import { sampleCeremony, withBody } from '#core/ceremony/testing/sample-ceremony.ts'
import { touchedSentences } from '#core/ceremony/touched-sentences.ts'
import { findingsOf } from '#core/check/findings-of.ts'
import { otherCouples } from '#core/check/other-couples.ts'
import { secondReadingRequestOf } from '#core/check/second-reading/second-reading-request-of.ts'
import { sourceOf } from '#core/check/source-of.ts'
import { guestCities } from '#core/cities/guest-cities.ts'
import { calendarFile } from '#core/day-kit/calendar-file.ts'
import { library } from '#core/library/pt-BR/library.ts'
import { scriptBlocks } from '#core/paper/card-blocks.ts'
import { keepsakeBlocks } from '#core/paper/keepsake-blocks.ts'
import { answerText } from '#core/told/answers.ts'
import { toldPeople } from '#core/writer/told-people.ts'
import { findInScript } from '../../web/desk/find/find-in-script.ts'
import type { Parser, Parsers } from './parser.ts'

/** The text as answers, one of them held, story and place of a ceremony. */
function hostileCeremony(text: string): Ceremony {
  const part = text.slice(0, text.length / 4)
  const ceremony = sampleCeremony({
    place: text.slice(0, 200),
    tellings: (['guestCities', 'howTheyMet'] as const).map((question) => ({
      ...{ id: question, from: 'answer', question, by: 'unknown', text: part },
    })),
    ranges:
      part === ''
        ? []
        : [
            {
              ...{ telling: 'howTheyMet', start: 0, end: part.length, quote: part },
              ...{ decision: 'hold', by: 'hand', why: 'asked' },
            },
          ],
  })
  return withBody(ceremony, 'ceremony', {
    kind: 'written',
    text: 'ceremony',
    content: part,
    origin: 'writer',
  })
}

const of = (modules: readonly string[], read: (ceremony: Ceremony) => unknown): Parser => ({
  modules,
  read: (text) => read(hostileCeremony(text)),
})
const named = (ceremony: Ceremony, text: string): Ceremony => ({
  ...ceremony,
  couple: [
    { ...ceremony.couple[0], name: text, calledAs: '' },
    { ...ceremony.couple[1], name: text.slice(1), saidAs: text },
  ],
})

const checks = [
  'finding',
  'findings-of',
  'given-away',
  'legal-words',
  'runs',
  'told-where',
  'second-reading/standing-readings',
  'unsourced-names',
  'worn-phrases',
  'wrong-agreement',
].map((name) => `core/check/${name}.ts`)

export const ceremonyParsers: Parsers = {
  altarScript: of(['core/altar/altar-script.ts'], (ceremony) => altarScript(ceremony, library)),
  scriptOf: of(['core/ceremony/script.ts'], (ceremony) => {
    const script = scriptOf(ceremony, library)
    return [scriptText(script), scriptMinutes(script)]
  }),
  findingsOf: of(checks, (ceremony) => findingsOf(ceremony, library, {})),
  'findingsOf, beside another': of(['core/check/other-couples.ts'], (ceremony) =>
    findingsOf(ceremony, library, { others: otherCouples([ceremony]) }),
  ),
  secondReadingRequestOf: of(
    ['core/check/second-reading/second-reading-request-of.ts', 'core/check/matter.ts'],
    (ceremony) => secondReadingRequestOf(ceremony, library),
  ),
  sourceOf: of(['core/check/source-of.ts'], (ceremony) =>
    sourceOf('Ana conheceu João em 2019 numa padaria de Lisboa.', ceremony),
  ),
  'sourceOf, of a long sentence': {
    modules: ['core/check/source-of.ts'],
    read: (text) => sourceOf(text, sampleCeremony()),
  },
  guestCities: of(['core/cities/guest-cities.ts'], (ceremony) =>
    guestCities({ ...ceremony, place: 'Lisboa' }, '\n#PT 11 Lisboa\nLisboa\t3872\t-914\t5057\n'),
  ),
  formerNames: of(['core/ceremony/former-names.ts'], (ceremony) =>
    formerNames(
      ceremony,
      { ...ceremony.couple[0], name: 'Ana a' },
      { ...ceremony.couple[1], name: 'Zoé' },
    ),
  ),
  formerWords: of(['core/ceremony/former-words.ts'], (ceremony) =>
    withoutForgotten({
      ...ceremony,
      former: [{ kind: 'name', name: 'Ana', calledAs: 'a' }],
    } as never),
  ),
  'formerWords, long ones': {
    modules: ['core/ceremony/former-words.ts'],
    read: (text) =>
      formerWords(
        sampleCeremony({
          former: [
            { kind: 'place', was: text },
            { kind: 'name', name: text, calledAs: text },
          ],
        } as never),
      ),
  },
  touchedSentences: of(['core/ceremony/touched-sentences.ts'], (ceremony) => [
    touchedSentences(ceremony, { kind: 'agreement' }),
    touchedSentences(ceremony, { kind: 'place', former: 'Ouro Preto' }),
  ]),
  'touchedSentences, of a long place': {
    modules: ['core/ceremony/touched-sentences.ts'],
    read: (text) => touchedSentences(sampleCeremony(), { kind: 'place', former: text }),
  },
  scriptBlocks: of(['core/paper/card-blocks.ts'], (ceremony) =>
    scriptBlocks(altarScript(ceremony, library)),
  ),
  keepsakeBlocks: of(['core/paper/keepsake-blocks.ts'], (ceremony) =>
    keepsakeBlocks(scriptOf(ceremony, library), library),
  ),
  toldPeople: of(['core/writer/told-people.ts'], (ceremony) => toldPeople(ceremony, library)),
  findInScript: of(['web/desk/find/find-in-script.ts'], (ceremony) =>
    findInScript(ceremony, library, 'a'),
  ),
  'findInScript, for a long text': {
    modules: ['web/desk/find/find-in-script.ts'],
    read: (text) => findInScript(hostileCeremony(text), library, text.slice(0, 1_000)),
  },
  calendarFile: of(['core/day-kit/calendar-file.ts'], (ceremony) =>
    calendarFile(
      { ...ceremony, place: answerText(ceremony, 'howTheyMet') },
      { ceremony: 'Casamento', rehearsal: 'Ensaio' },
      30,
      0,
    ),
  ),
  'names of a couple': {
    modules: [
      'core/ceremony/called-names.ts',
      'core/ceremony/couple-file-name.ts',
      'core/altar/said-names.ts',
    ],
    read: (text) => {
      const ceremony = named(sampleCeremony(), text)
      return [
        calledNames(ceremony.couple),
        coupleFileName(ceremony, 'txt'),
        saidNames(ceremony),
        nameHints([{ text }], saidNames(ceremony)),
      ]
    },
  },
  'script of a couple with long names': {
    modules: ['core/ceremony/named-people.ts'],
    read: (text) => scriptOf(named(sampleCeremony(), text.slice(0, text.length / 50)), library),
  },
}
