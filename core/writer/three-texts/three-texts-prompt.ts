/**
 * The prompt for a couple's texts, all in one request, so that the closing can come back to what the story told
 * (docs/specification.md section 7). Everything a person typed is data: it appears only in marked blocks of the user
 * message, and the lines after them say so.
 */
import { type TextName, textNames } from '../../ceremony/ceremony.ts'
import { baseLanguage, type CeremonyLanguage } from '../../ceremony/ceremony-language.ts'
import { onOneLine } from '../../ceremony/paragraphs.ts'
import type { Language } from '../../languages.ts'
import { questions as enQuestions } from '../../messages/en/questions.ts'
import { questions as esQuestions } from '../../messages/es/questions.ts'
import { questions as frQuestions } from '../../messages/fr/questions.ts'
import { questions as ptQuestions } from '../../messages/pt/questions.ts'
import type { QuestionsMessages } from '../../messages/shape/questions.ts'
import { coupleBlock } from '../couple-block.ts'
import { type Block, markedBlocks } from '../marked-blocks.ts'
import { areAlone } from '../nobody-else.ts'
import type { Prompt } from '../prompt.ts'
import { voiceBlock } from '../voice-block.ts'
import type { GivenAnswer, WritingRequest } from '../writing-request.ts'
import { instructions as en } from './instructions/en.ts'
import { instructions as es } from './instructions/es.ts'
import { instructions as fr } from './instructions/fr.ts'
import type { Instructions, InstructionsOf } from './instructions/instructions.ts'
import { instructions as pt } from './instructions/pt.ts'
import { lengthsFor } from './lengths.ts'
import type { Sayable } from './sayable.ts'
import { textMark } from './text-marks.ts'

const byLanguage: Record<Language, InstructionsOf> = { pt, en, fr, es }
const questionsIn: Record<Language, QuestionsMessages> = {
  pt: ptQuestions,
  en: enQuestions,
  fr: frQuestions,
  es: esQuestions,
}

/** The specification's (docs/specification.md section 9). */
const temperature = 0.7

/** The instructions in a ceremony's language and variant. */
export function instructionsFor(language: CeremonyLanguage): Instructions {
  return byLanguage[baseLanguage(language)](language)
}

function answerBlock(
  { question, text, answeredBy }: GivenAnswer,
  { language, couple }: WritingRequest,
  { data }: Instructions,
): Block {
  const asked = questionsIn[baseLanguage(language)].questions[question]
  const teller =
    answeredBy === 'first' || answeredBy === 'second'
      ? ` (${data.saidBy(couple[answeredBy === 'first' ? 0 : 1].called)})`
      : ''
  return { tag: `told_${question}`, content: `${asked}${teller}\n${text}` }
}

function listBlock(tag: string, heading: string, lines: readonly string[]): Block {
  const content = lines.map((line) => `- ${onOneLine(line)}`).join('\n')
  return { tag, content: content === '' ? '' : `${heading}\n${content}` }
}

function blocksFor(request: WritingRequest, told: Sayable, words: Instructions): Block[] {
  const { couple, language, voice, cities, rituals, standing = {} } = request
  const { data } = words
  const far = areAlone(request) ? [] : cities.filter(({ line }) => line !== '')
  return [
    coupleBlock(couple, request, language),
    voiceBlock(voice),
    ...told.answers.map((answer) => answerBlock(answer, request, words)),
    listBlock('added', data.added, told.added),
    listBlock('lightly', data.lightly, told.lightly),
    listBlock('discreetly', data.discreetly, told.discreetly),
    listBlock(
      'distances',
      data.distances,
      far.map(({ name, line }) => `${name}: ${line}`),
    ),
    listBlock('moments', data.moments, rituals),
    ...textNames.map((text) => ({
      tag: `standing_${text}`,
      content: standing[text] === undefined ? '' : `${data.standing}\n${standing[text]}`,
    })),
  ]
}

/**
 * The prompt for those texts of a request that `texts` names.
 * @param code stands in the marks; random for each press
 */
export function threeTextsPrompt(
  request: WritingRequest,
  texts: readonly TextName[],
  told: Sayable,
  code: string,
): Prompt {
  const words = instructionsFor(request.language)
  const asked = textNames.filter((text) => texts.includes(text))
  const isNothingTold = told.answers.length === 0 && told.added.length === 0
  return {
    messages: [
      {
        role: 'system',
        content: words.system({
          texts: asked,
          lengths: lengthsFor(request, told.answers),
          alone: areAlone(request),
          register: request.register,
          faith: request.faith,
          voice: request.voice !== undefined,
        }),
      },
      {
        role: 'user',
        content: [
          `<task>${asked.join('+')}</task>`,
          ...markedBlocks(blocksFor(request, told, words)),
          ...(isNothingTold ? [words.data.nothingTold] : []),
          words.handOver(asked.map((text) => textMark(code, text, words.titles))),
        ].join('\n\n'),
      },
    ],
    temperature,
  }
}
