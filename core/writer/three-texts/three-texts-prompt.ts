/**
 * The prompt for a couple's texts, all in one request, so that the closing can come back to what the story told
 * (docs/specification.md section 7). Everything a person typed is data: it appears only in marked blocks of the user
 * message, and the lines after them say so.
 */
import { type TextName, textNames } from '../../ceremony/ceremony.ts'
import { onOneLine } from '../../ceremony/paragraphs.ts'
import { coupleBlock } from '../couple-block.ts'
import { type Block, markedBlocks } from '../marked-blocks.ts'
import { areAlone } from '../nobody-else.ts'
import type { Prompt } from '../prompt.ts'
import type { Told } from '../told.ts'
import { standingBlock, toldBlocks } from '../told-blocks.ts'
import { voiceBlock } from '../voice-block.ts'
import type { WritingRequest } from '../writing-request.ts'
import type { Instructions } from './instructions/instructions.ts'
import { instructionsFor } from './instructions-for.ts'
import { lengthsFor } from './lengths.ts'
import { textMark } from './text-marks.ts'

/** The specification's (docs/specification.md section 9). */
const temperature = 0.7

function listBlock(tag: string, heading: string, lines: readonly string[]): Block {
  const content = lines.map((line) => `- ${onOneLine(line)}`).join('\n')
  return { tag, content: content === '' ? '' : `${heading}\n${content}` }
}

function blocksFor(
  request: WritingRequest,
  asked: readonly TextName[],
  told: Told,
  { data }: Instructions,
): Block[] {
  const { couple, language, voice, cities, rituals, standing = {} } = request
  const far = areAlone(request) ? [] : cities.filter(({ line }) => line !== '')
  return [
    coupleBlock(couple, request, language),
    voiceBlock(voice),
    ...toldBlocks(told, couple, language),
    listBlock(
      'distances',
      data.distances,
      far.map(({ name, line }) => `${name}: ${line}`),
    ),
    listBlock('moments', data.moments, rituals),
    ...textNames.flatMap((text) => {
      const stands = standing[text]
      return stands === undefined || asked.includes(text)
        ? []
        : standingBlock(`standing_${text}`, stands, language)
    }),
  ]
}

/**
 * The prompt for those texts of a request that `texts` names.
 * @param told what they may say
 * @param code stands in the marks; random for each press
 */
export function threeTextsPrompt(
  request: WritingRequest,
  texts: readonly TextName[],
  told: Told,
  code: string,
): Prompt {
  const words = instructionsFor(request.language)
  const asked = textNames.filter((text) => texts.includes(text))
  return {
    messages: [
      {
        role: 'system',
        content: words.system({
          texts: asked,
          lengths: lengthsFor(request, told),
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
          ...markedBlocks(blocksFor(request, asked, told, words)),
          ...(told.tellings.length === 0 ? [words.data.nothingTold] : []),
          words.handOver(asked.map((text) => textMark(code, text, words.titles))),
        ].join('\n\n'),
      },
    ],
    temperature,
  }
}
