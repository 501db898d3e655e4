/**
 * What the writer asks the AI service for (seed section 7, items 4-6). Everything a person typed is data: it
 * stands in marked blocks of the user message and nowhere else, so that an answer saying "ignore the above"
 * is only an answer.
 */
import { writtenDate, writtenTime } from './calendar.ts'
import type { Answers, CeremonyInfo, TextName } from './ceremony.ts'
import { type Language, languageDetails } from './languages.ts'
import { prompts as en } from './messages/en/prompts.ts'
import { prompts as es } from './messages/es/prompts.ts'
import { prompts as fr } from './messages/fr/prompts.ts'
import { type PromptMessages, prompts as pt } from './messages/pt/prompts.ts'
import type { TextsRequest } from './wire.ts'

export interface PromptMessage {
  role: 'system' | 'user'
  content: string
}

export interface Prompt {
  /** Exactly one system message, then exactly one user message. */
  messages: PromptMessage[]
  /** Sent for the final message only (seed section 7, item 6). */
  temperature?: number
}

const messagesByLanguage: Record<Language, PromptMessages> = { pt, en, fr, es }

/** Which answers each text is written from, by their number from 1 (seed section 7, design.md section 2). */
const answerNumbers = {
  welcome: [1],
  ceremony: [2, 3, 4],
  finalMessage: [5],
} as const satisfies Record<TextName, readonly (1 | 2 | 3 | 4 | 5)[]>

const finalMessageTemperature = 0.7

interface Block {
  tag: string
  content: string
}

/** Line breaks become spaces: the couple's block holds one detail a line. */
function oneLine(value: string): string {
  return value.replace(/[\r\n\v\f\u0085\u2028\u2029]+/g, ' ').trim()
}

function coupleBlock(info: CeremonyInfo, language: Language): Block {
  const details: [string, string | undefined][] = [
    ['brideName', info.brideName],
    ['groomName', info.groomName],
    ['location', info.location],
    ['date', writtenDate(info.date, language)],
    ['time', writtenTime(info.time, language)],
  ]
  return {
    tag: 'couple',
    content: details
      .map(([key, value]) => [key, oneLine(value ?? '')])
      .filter(([, value]) => value !== '')
      .map(([key, value]) => `${key}: ${value}`)
      .join('\n'),
  }
}

/** Whether any of the data could be taken for the beginning or the end of a block with this tag. */
function collides(tag: string, data: readonly string[]): boolean {
  return data.some((text) => {
    const lower = text.toLowerCase()
    return lower.includes(`<${tag}>`) || lower.includes(`</${tag}>`)
  })
}

function markedBlock({ tag, content }: Block, data: readonly string[]): string {
  let free = tag
  while (collides(free, data)) free += '_x'
  return `<${free}>\n${content}\n</${free}>`
}

/**
 * The prompt for one text.
 *
 * The system message depends on the text and the language alone. The user message begins with the line
 * `<text>NAME</text>`, then the task, then the data: a `<couple>` block with one `key: value` a line (only the
 * details given) and an `<answer_N>` block for each answer the text is written from, the answer whole and
 * unaltered between the two line breaks; an empty answer has no block. A tag that occurs in the data gets `_x`
 * appended until it does not (`<answer_2_x>`).
 */
export function promptFor(
  text: TextName,
  request: Pick<TextsRequest, 'language' | 'info' | 'answers'>,
): Prompt {
  const { language, info, answers } = request
  const messages = messagesByLanguage[language]
  const given = answerNumbers[text].filter((number) => answerAt(answers, number).trim() !== '')
  const blocks = [
    coupleBlock(info, language),
    ...given.map((number) => ({ tag: `answer_${number}`, content: answerAt(answers, number) })),
  ]
  const data = blocks.map(({ content }) => content)
  const task = messages.task[text]({
    location: info.location.trim() !== '',
    answer: (number) => given.includes(number),
  })
  return {
    messages: [
      {
        role: 'system',
        content: [
          messages.role[text],
          messages.style(languageDetails[language].locale),
          messages.truth,
          messages.data,
        ].join('\n\n'),
      },
      {
        role: 'user',
        content: [
          `<text>${text}</text>\n${task}`,
          ...blocks.map((block) => markedBlock(block, data)),
        ].join('\n\n'),
      },
    ],
    ...(text === 'finalMessage' ? { temperature: finalMessageTemperature } : {}),
  }
}

function answerAt(answers: Answers, number: 1 | 2 | 3 | 4 | 5): string {
  // Spelled out: arithmetic on the literal would lose the tuple's type.
  const indexes = { 1: 0, 2: 1, 3: 2, 4: 3, 5: 4 } as const
  return answers[indexes[number]]
}

/** What is read when the service could not write the final message (seed section 8). */
export function defaultFinalMessage(language: Language): string {
  return messagesByLanguage[language].defaultFinalMessage
}
