/** The request that finds what must not be said: tellings by number out, quotes back. */
import { baseLanguage } from '../../ceremony/ceremony-language.ts'
import { questionIds } from '../../ceremony/question-ids.ts'
import type { Language } from '../../languages.ts'
import { questions as enQuestions } from '../../messages/en/questions.ts'
import { questions as esQuestions } from '../../messages/es/questions.ts'
import { questions as frQuestions } from '../../messages/fr/questions.ts'
import { questions as ptQuestions } from '../../messages/pt/questions.ts'
import type { QuestionsMessages } from '../../messages/shape/questions.ts'
import { coupleBlock } from '../../writer/couple-block.ts'
import { markedBlocks } from '../../writer/marked-blocks.ts'
import type { Prompt } from '../../writer/prompt.ts'
import type { SentTelling, WritingRequest } from '../../writer/writing-request.ts'
import { withoutPrivateNumbers } from '../private-numbers.ts'
import { instructions as en } from './instructions/en.ts'
import { instructions as es } from './instructions/es.ts'
import { instructions as fr } from './instructions/fr.ts'
import type { ReadingInstructions, ReadingInstructionsOf } from './instructions/instructions.ts'
import { instructions as pt } from './instructions/pt.ts'
import { readingShape } from './reading-shape.ts'

const byLanguage: Record<Language, ReadingInstructionsOf> = { pt, en, fr, es }
const questionsIn: Record<Language, QuestionsMessages> = {
  pt: ptQuestions,
  en: enQuestions,
  fr: frQuestions,
  es: esQuestions,
}

type Read = Pick<WritingRequest, 'language' | 'couple' | 'leaveUnsaid' | 'tellings'>

function hasWords({ text }: SentTelling): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

/** The tellings with words in them that were not read as they stand, under the wishes as they are. */
export function unreadTellings({ tellings }: Pick<WritingRequest, 'tellings'>): SentTelling[] {
  return tellings.filter((telling) => !telling.isRead && hasWords(telling))
}

/**
 * The tellings of a reading in the order of their numbers, which count from 1: the unread ones first. The others go along
 * because somebody may ask later that something told before be left out.
 */
export function numberedTellings(
  { tellings }: Pick<WritingRequest, 'tellings'>,
  unread: readonly SentTelling[],
): SentTelling[] {
  const ids = new Set(unread.map(({ id }) => id))
  return [...unread, ...tellings.filter((telling) => !ids.has(telling.id) && hasWords(telling))]
}

function tellerOf(
  { by }: SentTelling,
  couple: WritingRequest['couple'],
  words: ReadingInstructions,
): string[] {
  switch (by) {
    case 'first':
      return [words.toldBy(couple[0].called)]
    case 'second':
      return [words.toldBy(couple[1].called)]
    case 'both':
      return [words.toldByBoth]
    case 'celebrant':
      return [words.toldByCelebrant]
    default:
      return []
  }
}

/** The prompt that finds what of some tellings must not be said. Private numbers are in none. */
export function readingPrompt(request: Read, unread: readonly SentTelling[]): Prompt {
  const { language, couple, leaveUnsaid } = request
  const base = baseLanguage(language)
  const words = byLanguage[base](language)
  const tellings = numberedTellings(request, unread).map((telling, at) => {
    const { question, text } = telling
    const heading =
      question === undefined
        ? words.noQuestion
        : words.question(questionIds.indexOf(question) + 1, questionsIn[base].questions[question])
    const notes = [
      ...tellerOf(telling, couple, words),
      ...(at < unread.length ? [] : [words.readBefore]),
    ]
    const noted = notes.length === 0 ? '' : ` (${notes.join('; ')})`
    return {
      tag: `telling_${at + 1}`,
      content: `[${heading}${noted}]\n${withoutPrivateNumbers(text)}`,
    }
  })
  const blocks = [
    coupleBlock(couple, { place: '', date: '', time: '' }, language),
    ...tellings,
    { tag: 'leave_unsaid', content: withoutPrivateNumbers(leaveUnsaid) },
  ]
  return {
    messages: [
      { role: 'system', content: words.system },
      {
        role: 'user',
        content: ['<task>reading</task>', ...markedBlocks(blocks), words.end].join('\n\n'),
      },
    ],
    temperature: 0,
    shape: readingShape,
  }
}
