/** The request that reads answers into facts: numbered clauses out, numbers and labels back. */
import { baseLanguage } from '../ceremony/ceremony-language.ts'
import { questions as en } from '../messages/en/questions.ts'
import { questions as es } from '../messages/es/questions.ts'
import { questions as fr } from '../messages/fr/questions.ts'
import { questions as pt } from '../messages/pt/questions.ts'
import type { QuestionsMessages } from '../messages/shape/questions.ts'
import { factsShape } from './answer-shapes.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { coupleBlock } from './couple-block.ts'
import { fingerprint } from './fingerprint.ts'
import { markedBlocks } from './marked-blocks.ts'
import { withoutPrivateNumbers } from './private-numbers.ts'
import type { Prompt } from './prompt.ts'
import type { Reading } from './read-facts.ts'
import { wordingFor } from './wording-for.ts'
import type { GivenAnswer, WritingRequest } from './writing-request.ts'

const questionsOf: Record<'pt' | 'en' | 'fr' | 'es', QuestionsMessages> = { pt, en, fr, es }

/**
 * The answers that have words and were not read as they stand now. Wishes for the whole ceremony that have changed since
 * may mean any of them, so that all are read again.
 */
export function unreadAnswers({
  answers,
  answersRead,
  leaveUnsaid,
}: WritingRequest): GivenAnswer[] {
  const wishesRead = answersRead['leaveUnsaid'] ?? fingerprint('')
  const isSameWish = wishesRead === fingerprint(leaveUnsaid)
  return answers.filter(
    ({ question, text }) =>
      text.trim() !== '' &&
      (!isSameWish ||
        !Object.hasOwn(answersRead, question) ||
        answersRead[question] !== fingerprint(text)),
  )
}

/** What reading these answers means: their clauses and the wishes they are read under. */
export function readingOf(request: WritingRequest, unread: readonly GivenAnswer[]): Reading {
  const { leaveUnsaid, couple } = request
  return {
    clauses: clausesOf([
      ...unread.map(({ question, text }) => ({ source: question, text })),
      { source: 'leaveUnsaid', text: leaveUnsaid },
    ]),
    answers: Object.fromEntries(unread.map(({ question, text }) => [question, text])),
    leaveUnsaid,
    names: couple.flatMap(({ called, full }) => [called, full]),
  }
}

function numbered(clauses: readonly Clause[], source: string): string[] {
  return clauses
    .filter((clause) => clause.source === source)
    .map(({ number, text }) => `${number} ${withoutPrivateNumbers(text).replace(/\s+/g, ' ')}`)
}

/** The prompt that labels the clauses of a reading. */
export function factsPrompt(
  request: WritingRequest,
  unread: readonly GivenAnswer[],
  { clauses }: Reading,
): Prompt {
  const { language, couple } = request
  const wording = wordingFor(language)
  const { questions } = questionsOf[baseLanguage(language)]
  const answers = unread.map(({ question, answeredBy }) => {
    const teller =
      answeredBy === 'first' || answeredBy === 'second'
        ? ` (${wording.facts.saidBy(couple[answeredBy === 'first' ? 0 : 1].called)})`
        : ''
    return [`${question}: ${questions[question]}${teller}`, ...numbered(clauses, question)].join(
      '\n',
    )
  })
  const blocks = [
    coupleBlock(couple, { place: '', date: '', time: '' }, language),
    { tag: 'clauses', content: answers.join('\n\n') },
    { tag: 'leave_unsaid', content: numbered(clauses, 'leaveUnsaid').join('\n') },
  ]
  return {
    messages: [
      { role: 'system', content: wording.facts.system },
      {
        role: 'user',
        content: [
          `<task>facts</task>\n${wording.facts.task}`,
          ...markedBlocks(blocks),
          wording.facts.end,
        ].join('\n\n'),
      },
    ],
    shape: factsShape,
  }
}
