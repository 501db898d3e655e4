/**
 * The prompt for one text (docs/specification.md section 7.2). Everything a person typed is data: it appears only in
 * marked blocks of the user message, last, and closed by one line that says so.
 */
import { type TextName, textNames } from '../ceremony/ceremony.ts'
import { questionIds } from '../ceremony/question-ids.ts'
import { addressFor } from './address.ts'
import { factsFor } from './assign-facts.ts'
import { coupleBlock } from './couple-block.ts'
import type { Fact } from './fact.ts'
import { factLines } from './fact-lines.ts'
import { lengthOf } from './lengths.ts'
import { type Block, markedBlocks } from './marked-blocks.ts'
import { moveFor } from './moves.ts'
import { areAlone } from './nobody-else.ts'
import { withoutPrivateNumbers } from './private-numbers.ts'
import type { Prompt } from './prompt.ts'
import { textsOf } from './read-facts.ts'
import { voiceBlock } from './voice-block.ts'
import type { Wording } from './wording/wording.ts'
import { wordingFor } from './wording-for.ts'
import type { GivenAnswer, WritingRequest } from './writing-request.ts'

/** What the texts of one press are written from, once the answers have been read. */
export interface Material {
  /** All that may be used; each text takes its own. */
  facts: readonly Fact[]
  /** Answers that could not be read into facts, as far as they may be told. */
  answers: readonly GivenAnswer[]
  /** Questions whose answers nobody is told. */
  withheld?: readonly string[]
}

const finalMessageTemperature = 0.7

/** Enough of a fact to know it by, for the texts that must not tell it. */
const elsewhereMaxCharacters = 70

/** Answers as long as this say enough for a whole story. */
const charactersOfAFact = 60

function isFor(text: TextName, { question }: GivenAnswer): boolean {
  return textsOf(question, []).includes(text)
}

/** How many things there are to tell in a text; an answer that was not read counts by its length. */
function countFor(text: TextName, { facts, answers }: Material): number {
  const own = answers.filter((answer) => isFor(text, answer))
  const guessed = own.map((answer) => Math.ceil(answer.text.trim().length / charactersOfAFact))
  return factsFor(text, facts).length + guessed.reduce((sum, count) => sum + count, 0)
}

/** The words from which the story is told. */
function storyWords({ facts, answers }: Material): number {
  const told = [
    ...factsFor('ceremony', facts).map(({ words }) => words),
    ...answers.filter((answer) => isFor('ceremony', answer)).map(({ text }) => text),
  ]
  return told.join(' ').split(/\s+/).filter(Boolean).length
}

function elsewhereBlock(text: TextName, { facts }: Material): Block {
  const own = new Set(factsFor(text, facts))
  const others = textNames
    .filter((name) => name !== text && name !== 'welcome')
    .flatMap((name) => factsFor(name, facts))
    .filter((fact) => !own.has(fact) && fact.isSensitive !== true)
  const lines = [...new Set(others)].map(
    ({ words }) =>
      `- ${withoutPrivateNumbers(words).replace(/\s+/g, ' ').slice(0, elsewhereMaxCharacters)}`,
  )
  return { tag: 'told_elsewhere', content: lines.join('\n') }
}

function citiesBlock(text: TextName, request: WritingRequest): Block {
  const lines =
    text === 'welcome' && !areAlone(request)
      ? request.cities.map(({ name, line }) => (line === '' ? name : `${name}: ${line}`))
      : []
  return { tag: 'cities', content: lines.join('\n') }
}

function blocksFor(
  text: TextName,
  request: WritingRequest,
  material: Material,
  wording: Wording,
): Block[] {
  const { couple, language, voice, answers } = request
  return [
    coupleBlock(couple, request, language),
    voiceBlock(voice),
    elsewhereBlock(text, material),
    citiesBlock(text, request),
    {
      tag: 'facts',
      content: factLines(factsFor(text, material.facts), { couple, answers }, wording),
    },
    ...material.answers
      // Names and events are explained in any of the answers, whichever text tells them.
      .map((answer) => ({
        tag: `answer_${questionIds.indexOf(answer.question) + 1}`,
        content: withoutPrivateNumbers(answer.text),
      })),
  ]
}

function taskFor(
  text: TextName,
  request: WritingRequest,
  material: Material,
  wording: Wording,
): string {
  const tells = countFor(text, material) > 0
  const alone = areAlone(request)
  const hasCities = !alone && (request.cities.length > 0 || (text === 'welcome' && tells))
  const place = request.place.trim() !== ''
  const known = { place, cities: hasCities, facts: tells, guests: !alone, alone }
  const basis = {
    ...(request.minutes !== undefined && { minutes: request.minutes }),
    ...(request.restMinutes !== undefined && { restMinutes: request.restMinutes }),
    facts: {
      welcome: countFor('welcome', material),
      ceremony: countFor('ceremony', material),
      finalMessage: countFor('finalMessage', material),
    },
    storyWords: storyWords(material),
    cities: request.cities.length,
    alone,
  }
  const opening = moveFor(wording.openings[text], text, request.seed, known)
  // Another seed, or openings and closings would always come in the same pairs.
  const closing = moveFor(wording.closings[text], text, `${request.seed} closing`, known)
  return [
    wording.task[text]({ ...known, distances: hasCities && request.cities.length > 0 }),
    alone ? wording.alone : '',
    wording.length(lengthOf(text, basis)),
    opening === undefined ? '' : wording.opening(opening),
    closing === undefined ? '' : wording.closing(closing),
    elsewhereBlock(text, material).content === '' ? '' : wording.elsewhere,
    request.rituals.length === 0 ? '' : wording.rituals(request.rituals.join(', ')),
    request.voice === undefined ? '' : wording.voice,
  ]
    .filter((sentence) => sentence !== '')
    .join('\n')
}

/**
 * The prompt for one text. The system message depends on the text, the language, the wishes for tone and
 * whether anybody is invited, and on nothing else. The
 * user message begins with the line `<text>NAME</text>`, then the task, then the data, then the line that ends it.
 */
export function textPrompt(text: TextName, request: WritingRequest, material: Material): Prompt {
  const wording = wordingFor(request.language)
  const { role, style, truth, craft, banned, data, register, faith } = wording
  const rules = [
    style,
    truth,
    addressFor(wording, areAlone(request)),
    craft,
    banned,
    register[request.register],
    faith[request.faith],
  ]
  return {
    messages: [
      {
        role: 'system',
        content: [role[text], ...rules, data].filter((rule) => rule !== '').join('\n\n'),
      },
      {
        role: 'user',
        content: [
          `<text>${text}</text>\n${taskFor(text, request, material, wording)}`,
          ...markedBlocks(blocksFor(text, request, material, wording)),
          wording.end[text],
        ].join('\n\n'),
      },
    ],
    ...(text === 'finalMessage' ? { temperature: finalMessageTemperature } : {}),
  }
}
