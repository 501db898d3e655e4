/** What reads text that people typed, pasted or were written by a service. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emailAddressOf } from '#core/access/email-address.ts'
import { breathsOf } from '#core/altar/breaths.ts'
import { nameHints } from '#core/altar/said-names.ts'
import { bracketsIn } from '#core/ceremony/brackets.ts'
import { textNames } from '#core/ceremony/ceremony.ts'
import { editedParagraphs, onOneLine, paragraphsOf } from '#core/ceremony/paragraphs.ts'
import { sentencesOf } from '#core/ceremony/sentences.ts'
import { unbrokenMarks } from '#core/ceremony/unbroken-marks.ts'
import { isVerse } from '#core/ceremony/verses.ts'
import { wholeWords } from '#core/ceremony/whole-word.ts'
import { checkLanguages } from '#core/check/language/languages.ts'
import { createSecondReadingReader } from '#core/check/second-reading/second-reading-reader.ts'
import { sampleReadingRequest } from '#core/check/second-reading/testing/sample-reading-request.ts'
import { countedWords, wordsOf } from '#core/check/words-of.ts'
import { placeNamesIn } from '#core/cities/place-names-in.ts'
import { whichPlace } from '#core/cities/which-place.ts'
import { beforeName, beginsSmall, withinSentence } from '#core/library/grammar.ts'
import { parseTemplate } from '#core/library/notation.ts'
import { library } from '#core/library/pt-BR/library.ts'
import { thingsIn } from '#core/library/same-thing.ts'
import { searchPieces } from '#core/library/search-pieces.ts'
import { placesSaying } from '#core/places-saying.ts'
import { clausesOf } from '#core/told/clauses.ts'
import { rangesAfterEdit } from '#core/told/follow-edit.ts'
import { holdWithoutReading } from '#core/told/hold-without-reading.ts'
import { placesOf } from '#core/told/place-quote.ts'
import { withoutPrivateNumbers } from '#core/told/private-numbers.ts'
import { createReadingReader } from '#core/told/reading/reading-reader.ts'
import { sayableText } from '#core/told/sayable.ts'
import { settleRanges } from '#core/told/settle-ranges.ts'
import type { ToldRange } from '#core/told/told-range.ts'
import { allowsPlainly, holdsOrder, holdsWish, saidOfIt } from '#core/told/wish-cues.ts'
import { cleanText, isStuck, languageOfText, strays } from '#core/writer/clean-text.ts'
import { fingerprint } from '#core/writer/fingerprint.ts'
import { createJsonStream, parseJsonAnswer } from '#core/writer/json-stream.ts'
import { withNameTokens } from '#core/writer/name-tokens.ts'
import { saysNobodyComes } from '#core/writer/nobody-else.ts'
import { notesMaxCharacters } from '#core/writer/notes-request.ts'
import { splitNumberedReply } from '#core/writer/numbered-reply.ts'
import { linesOfNotes, sortedNotes } from '#core/writer/sort-notes.ts'
import { tellsNothingHeld } from '#core/writer/standing-texts.ts'
import { createTextSplitter } from '#core/writer/three-texts/text-marks.ts'
import { readVoiceCard } from '#core/writer/voice-prompt.ts'
import { secretsOf } from '#core/writer/without-secrets.ts'
import { unquoted } from '../../web/desk/plan/section-name.ts'
import { changedWords } from '../../web/desk/rewriting/changed-words.ts'
import { lettersOf } from '../../web/paper/pdf/lines-of-letters.ts'
import type { Parsers } from './parser.ts'

let gazetteer: string | undefined
const places = (): string => {
  gazetteer ??= readFileSync(join(import.meta.dirname, '../../core/cities/places.txt'), 'utf8')
  return gazetteer
}
/** Those that come after a limit of the page and the server are given as much as it lets through. */
const told = (text: string): string => text.slice(0, notesMaxCharacters)
const written = (text: string): string => text.slice(0, 40_000)

const questions = ['De onde vêm os convidados?', 'Como vocês se conheceram?', 'Q?', 'R?', 'S?']
const couple = [
  { called: 'Ana', full: 'Ana Lima', agreement: 'feminine' },
  { called: 'a', full: 'a b', agreement: 'masculine' },
] as const

/** Whether it is a range of the text or not is for whoever reads it. */
const held = (text: string, start: number, end: number): ToldRange => ({
  ...{ telling: 'a', start, end, quote: text.slice(start, end) },
  ...{ decision: 'hold', by: 'reading', why: 'asked' },
})

export const textParsers: Parsers = {
  breathsOf: { modules: ['core/altar/breaths.ts'], read: (text) => breathsOf(text) },
  nameHints: {
    modules: ['core/altar/said-names.ts'],
    read: (text) => nameHints([{ text }], [{ forms: ['Ana', 'a'], saidAs: 'A-na' }]),
  },
  emailAddressOf: {
    modules: ['core/access/email-address.ts'],
    read: (text) => emailAddressOf(text),
  },
  bracketsIn: { modules: ['core/ceremony/brackets.ts'], read: (text) => bracketsIn(text) },
  paragraphsOf: {
    modules: ['core/ceremony/paragraphs.ts'],
    read: (text) => [paragraphsOf(text), editedParagraphs(text), onOneLine(text)],
  },
  sentencesOf: { modules: ['core/ceremony/sentences.ts'], read: (text) => sentencesOf(text) },
  unbrokenMarks: {
    modules: ['core/ceremony/unbroken-marks.ts'],
    read: (text) => unbrokenMarks(text),
  },
  isVerse: { modules: ['core/ceremony/verses.ts'], read: (text) => isVerse(text) },
  wholeWords: {
    modules: ['core/ceremony/whole-word.ts'],
    read: (text) => [wholeWords('Ana', 'iu').test(text), wholeWords(text, 'gu')],
  },
  createSecondReadingReader: {
    modules: [
      'core/check/second-reading/second-reading-reader.ts',
      'core/check/second-reading/read-clauses.ts',
    ],
    read: (text) =>
      [text, `${text}\n`, `1 | ${text} | backed\n`, `left out | ${text}\n`].map((answer) => {
        const reader = createSecondReadingReader(sampleReadingRequest)
        return [reader.feed(answer), reader.end()]
      }),
  },
  'wordsOf (check)': { modules: ['core/check/words-of.ts'], read: (text) => wordsOf(text) },
  countedWords: { modules: ['core/check/words-of.ts'], read: (text) => countedWords(text) },
  checkLanguages: {
    modules: ['core/check/language/check-language.ts'],
    read: (text) =>
      Object.values(checkLanguages).map((language) =>
        Object.values(language).map((one) =>
          one instanceof RegExp
            ? text.replace(
                new RegExp(one.source, one.flags.includes('g') ? one.flags : `${one.flags}g`),
                '',
              )
            : 0,
        ),
      ),
  },
  placeNamesIn: { modules: ['core/cities/place-names-in.ts'], read: (text) => placeNamesIn(text) },
  whichPlace: {
    modules: ['core/cities/which-place.ts', 'core/cities/places-named.ts'],
    read: (text) => whichPlace(places().slice(0, 100_000), text, { language: 'pt', country: 'BR' }),
  },
  grammar: {
    modules: ['core/library/grammar.ts'],
    read: (text) => [
      beforeName(text, 'Ana', 'fr'),
      beforeName(text, 'Ilda', 'es'),
      beforeName(text, 'Ana', 'pt'),
      beginsSmall(text, 'fr'),
      withinSentence(text, 'pt'),
    ],
  },
  parseTemplate: { modules: ['core/library/notation.ts'], read: (text) => parseTemplate(text) },
  thingsIn: { modules: ['core/library/same-thing.ts'], read: (text) => thingsIn(text, library) },
  clausesOf: {
    modules: ['core/told/clauses.ts'],
    read: (text) => clausesOf([{ source: 'a', text }]),
  },
  placesOf: {
    modules: ['core/told/place-quote.ts'],
    read: (text) => [placesOf(text, text.slice(0, 200)), placesOf(text, `${text} x`)],
  },
  rangesAfterEdit: {
    modules: ['core/told/follow-edit.ts'],
    read: (text) =>
      rangesAfterEdit([held(text, 10, 200)], { id: 'a', text } as never, text, `x${text}`),
  },
  sayableText: {
    modules: ['core/told/sayable.ts'],
    read: (text) =>
      sayableText(
        text,
        Array.from({ length: 200 }, (_, at) => held(text, at * 9, at * 9 + 5)),
      ),
  },
  settleRanges: {
    modules: ['core/told/settle-ranges.ts', 'core/told/wish-matters.ts'],
    read: (text) =>
      settleRanges({
        tellings: [{ id: 'a', text: told(text) }],
        former: [],
        found: Array.from({ length: 40 }, (_, at) => held(text, at * 50, at * 50 + 90)),
        ...{ leaveUnsaid: text.slice(0, 4_000), names: [text.slice(0, 200)] },
      }),
  },
  holdWithoutReading: {
    modules: ['core/told/hold-without-reading.ts', 'core/told/requests.ts', 'core/told/cues/'],
    read: (text) =>
      holdWithoutReading([{ id: 'a', text: told(text), question: 'challenges' }], {
        ...{ leaveUnsaid: text.slice(0, 4_000), names: [] },
      }),
  },
  'wish cues': {
    modules: ['core/told/wish-cues.ts'],
    read: (text) =>
      [holdsWish, holdsOrder, allowsPlainly, saidOfIt].map((reads) => reads(told(text))),
  },
  withoutPrivateNumbers: {
    modules: ['core/told/private-numbers.ts'],
    read: (text) => withoutPrivateNumbers(text),
  },
  createReadingReader: {
    modules: ['core/told/reading/reading-reader.ts'],
    read: (text) => {
      const quotes = `{"telling":9,"quote":${JSON.stringify(text.slice(0, 300))}},`.repeat(60)
      for (const said of [
        text,
        `{"hold":[${text}`,
        `{"hold":[${quotes}{}],"limits":[],"tellers":[]}`,
      ]) {
        const reader = createReadingReader({ tellings: [{ id: 'a', by: 'unknown', text }] })
        for (let at = 0; at < said.length; at += 1_000) reader.feed(said.slice(at, at + 1_000))
        reader.end()
      }
    },
  },
  secretsOf: {
    modules: ['core/writer/without-secrets.ts'],
    read: (text) => {
      const telling = { from: 'notes', by: 'unknown', text } as const
      const { cutFrom, shared } = secretsOf({
        tellings: [{ ...telling, id: 'p', isPrivate: true, text: text.slice(0, 4_000) }],
        ranges: [{ ...held(text, 3, 90), by: 'hand', secretFor: 'both' }],
      })
      return [cutFrom(text), shared({ ...telling, id: 'a' }, [held(text, 0, 9)])]
    },
  },
  tellsNothingHeld: {
    modules: ['core/writer/standing-texts.ts'],
    read: (text) =>
      tellsNothingHeld(text, {
        ...{ ranges: [held(text, 0, text.length)], leaveUnsaid: text.slice(0, 4_000) },
        ...{ told: { tellings: [], limits: [] }, couple: [couple[0], couple[1]] },
      }),
  },
  cleanText: { modules: ['core/writer/clean-text.ts'], read: (text) => cleanText(text) },
  languageOfText: { modules: ['core/writer/clean-text.ts'], read: (text) => languageOfText(text) },
  strays: { modules: ['core/writer/clean-text.ts'], read: (text) => strays(text, 'pt') },
  isStuck: { modules: ['core/writer/clean-text.ts'], read: (text) => isStuck(text) },
  fingerprint: { modules: ['core/writer/fingerprint.ts'], read: (text) => fingerprint(text) },
  parseJsonAnswer: {
    modules: ['core/writer/json-stream.ts'],
    read: (text) => [text, `{"a":${text}}`, `{"a":"${text}"}`].map(parseJsonAnswer),
  },
  createJsonStream: {
    modules: ['core/writer/json-stream.ts'],
    read: (text) => {
      for (const whole of [text, `{"a":[${text}`, `{"a":["${text}`]) {
        const stream = createJsonStream()
        for (let at = 0; at < whole.length; at += 1_000) stream.feed(whole.slice(at, at + 1_000))
      }
    },
  },
  'createJsonStream, character by character': {
    modules: ['core/writer/json-stream.ts'],
    read: (text) => {
      const stream = createJsonStream()
      stream.feed('{"a":[')
      for (const character of text) stream.feed(character)
    },
  },
  withNameTokens: {
    modules: ['core/writer/name-tokens.ts'],
    read: (text) =>
      (['pt', 'en', 'fr', 'es'] as const).map((language) =>
        withNameTokens(written(text), couple, language),
      ),
  },
  saysNobodyComes: {
    modules: ['core/writer/nobody-else.ts'],
    read: (text) => saysNobodyComes(text),
  },
  splitNumberedReply: {
    modules: ['core/writer/numbered-reply.ts'],
    read: (text) => [
      splitNumberedReply(text, questions),
      splitNumberedReply(`1. ${text}`, questions),
    ],
  },
  linesOfNotes: {
    modules: ['core/writer/sort-notes.ts'],
    read: (text) => linesOfNotes(told(text)),
  },
  sortedNotes: {
    modules: ['core/writer/sort-notes.ts'],
    read: (text) =>
      sortedNotes(
        `{"guestCities":[${'{"from":1,"to":900},'.repeat(text.length / 20)}null],"leaveUnsaid":[{"from":1,"to":900}]}`,
        linesOfNotes(text.slice(0, 60_000)),
      ),
  },
  readVoiceCard: {
    modules: ['core/writer/voice-prompt.ts'],
    read: (text) => [text, `{"phrases":[${'"a",'.repeat(text.length / 4)}""]}`].map(readVoiceCard),
  },
  changedWords: {
    modules: ['web/desk/rewriting/changed-words.ts'],
    read: (text) => changedWords([written(text)], [`b ${written(text)}`]),
  },
  searchPieces: {
    modules: ['core/library/search-pieces.ts'],
    read: (text) =>
      searchPieces(text, Object.keys(library.pieces), [{ library, words: undefined }]),
  },
  placesSaying: {
    modules: ['core/places-saying.ts'],
    read: (text) => [placesSaying(text, 'a'), placesSaying(text, text.slice(0, 200))],
  },
  textSplitter: {
    modules: ['core/writer/three-texts/text-marks.ts'],
    read: (text) => {
      const titles = { welcome: 'WELCOME', ceremony: 'STORY', finalMessage: 'CLOSING' }
      for (const size of [3, text.length]) {
        const splitter = createTextSplitter(textNames, 'kxvt', titles)
        const most = Math.min(text.length, 48_000)
        for (let at = 0; at < most; at += size) splitter.push(text.slice(at, at + size))
        splitter.end(true)
      }
    },
  },
  unquoted: { modules: ['web/desk/plan/section-name.ts'], read: (text) => unquoted(text) },
  lettersOf: { modules: ['web/paper/pdf/lines-of-letters.ts'], read: (text) => lettersOf(text) },
}
