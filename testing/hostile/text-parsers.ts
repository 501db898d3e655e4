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
import { readClaims } from '#core/check/claims.ts'
import { checkLanguages } from '#core/check/language/languages.ts'
import { countedWords, wordsOf } from '#core/check/words-of.ts'
import { placeNamesIn } from '#core/cities/place-names-in.ts'
import { whichPlace } from '#core/cities/which-place.ts'
import { beforeName, beginsSmall, withinSentence } from '#core/library/grammar.ts'
import { parseTemplate } from '#core/library/notation.ts'
import { library } from '#core/library/pt-BR/library.ts'
import { thingsIn } from '#core/library/same-thing.ts'
import { searchPieces } from '#core/library/search-pieces.ts'
import { placesSaying } from '#core/places-saying.ts'
import { readClaimsAnswer } from '#core/writer/claims-prompt.ts'
import { clausesOf, wordsOf as clauseWords } from '#core/writer/clauses.ts'
import { cleanText, isStuck, languageOfText, strays } from '#core/writer/clean-text.ts'
import { fingerprint } from '#core/writer/fingerprint.ts'
import { createJsonStream, parseJsonAnswer } from '#core/writer/json-stream.ts'
import { withNameTokens } from '#core/writer/name-tokens.ts'
import { saysNobodyComes } from '#core/writer/nobody-else.ts'
import { notesMaxCharacters } from '#core/writer/notes-request.ts'
import { splitNumberedReply } from '#core/writer/numbered-reply.ts'
import { asksByItself, matterNamed, namesAllItAsks, tellsOf } from '#core/writer/own-matter.ts'
import { withoutPrivateNumbers } from '#core/writer/private-numbers.ts'
import { linesOfNotes, sortedNotes } from '#core/writer/sort-notes.ts'
import { createTextSplitter } from '#core/writer/three-texts/text-marks.ts'
import { answerWithout, wordsWithout } from '#core/writer/told-words.ts'
import { readVoiceCard } from '#core/writer/voice-prompt.ts'
import { saysOnlyWhoTheyAre } from '#core/writer/who-they-are.ts'
import { holdsOrder, holdsWish, touches } from '#core/writer/wish-cues.ts'
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
  readClaims: {
    modules: ['core/check/claims.ts'],
    read: (text) =>
      [
        text,
        `{"sentences":[${'{"sentence":1,"facts":[1],"verdict":"backed"},'.repeat(text.length / 48)}0]}`,
      ].map((answer) =>
        readClaims(answer, {
          instructions: '',
          data: '',
          schema: {},
          sentences: ['a'],
          facts: ['b'],
        }),
      ),
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
  readClaimsAnswer: {
    modules: ['core/writer/claims-prompt.ts'],
    read: (text) => [text, `{"sentences":[${text}]}`].map(readClaimsAnswer),
  },
  clausesOf: {
    modules: ['core/writer/clauses.ts'],
    read: (text) => clauseWords(clausesOf([{ source: 'a', text }]), text),
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
  matterNamed: {
    modules: ['core/writer/own-matter.ts'],
    read: (text) =>
      [
        matterNamed,
        (one: string) => namesAllItAsks(one, []),
        (one: string) => tellsOf(one, ['padre']),
      ].map((reads) => reads(told(text))),
  },
  asksByItself: {
    modules: ['core/writer/own-matter.ts'],
    read: (text) =>
      clausesOf([{ source: 'a', text: told(text) }]).map((clause) =>
        asksByItself(clause, told(text), []),
      ),
  },
  withoutPrivateNumbers: {
    modules: ['core/writer/private-numbers.ts'],
    read: (text) => withoutPrivateNumbers(text),
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
  wordsWithout: {
    modules: ['core/writer/told-words.ts'],
    read: (text) => [
      wordsWithout(text, [text.slice(0, 100)]),
      answerWithout(text, [{ words: text.slice(0, 100) } as never]),
    ],
  },
  readVoiceCard: {
    modules: ['core/writer/voice-prompt.ts'],
    read: (text) => [text, `{"phrases":[${'"a",'.repeat(text.length / 4)}""]}`].map(readVoiceCard),
  },
  saysOnlyWhoTheyAre: {
    modules: ['core/writer/who-they-are.ts'],
    read: (text) => saysOnlyWhoTheyAre(text),
  },
  holdsWish: {
    modules: ['core/writer/wish-cues.ts'],
    read: (text) => [holdsWish(told(text)), holdsOrder(told(text))],
  },
  touches: {
    modules: ['core/writer/wish-cues.ts'],
    read: (text) => touches(told(text), told(text), [told(text)]),
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
