/** The prompt for one part again. */
import { onOneLine } from '../ceremony/paragraphs.ts'
import { addressFor } from './address.ts'
import { coupleBlock } from './couple-block.ts'
import { markedBlocks } from './marked-blocks.ts'
import type { PartRequest } from './part-request.ts'
import type { Prompt } from './prompt.ts'
import { standingBlock, toldBlocks } from './told-blocks.ts'
import { voiceBlock } from './voice-block.ts'
import { wordingFor } from './wording-for.ts'

/** Asks for the part alone in another language: its own text is all there is, so that nothing can come in. */
function translationPrompt({ language, couple, part }: PartRequest): Prompt {
  const wording = wordingFor(language)
  const { translation, style, data } = wording
  return {
    messages: [
      {
        role: 'system',
        content: [translation.role, style, addressFor(wording, false), data].join('\n\n'),
      },
      {
        role: 'user',
        content: [
          `<task>translation</task>\n${translation.task}`,
          ...markedBlocks([
            coupleBlock(couple, { place: '', date: '', time: '' }, language),
            { tag: 'part', content: part },
          ]),
          translation.end,
        ].join('\n\n'),
      },
    ],
  }
}

/**
 * Asks for the part alone, rewritten. The celebrant's instruction is followed as far as the rules allow; what stands in
 * the part and in what was told is data.
 */
export function partPrompt(request: PartRequest): Prompt {
  if (request.from !== undefined) return translationPrompt(request)
  const { language, couple, way, voice } = request
  const wording = wordingFor(language)
  const instruction = request.instruction.trim()
  const { role, style, truth, craft, banned, data, register } = wording
  const task = [
    wording.part.task,
    request.isAlone === true ? wording.alone : '',
    request.keepsParagraphs === true ? wording.part.keepsParagraphs : '',
    way === undefined ? '' : wording.part.ways[way],
    instruction === '' ? '' : wording.part.instruction,
    voice === undefined || way === 'inMyWords' ? '' : wording.voice,
  ]
  return {
    messages: [
      {
        role: 'system',
        content: [
          ...[role, style, truth, addressFor(wording, request.isAlone === true), craft, banned],
          ...[register[request.register], data],
        ]
          .filter((rule) => rule !== '')
          .join('\n\n'),
      },
      {
        role: 'user',
        content: [
          `<task>part</task>\n${task.filter((sentence) => sentence !== '').join('\n')}`,
          ...markedBlocks([
            coupleBlock(couple, { place: '', date: '', time: '' }, language),
            voiceBlock(voice),
            ...toldBlocks(request.told, couple, language),
            ...request.standing.map((text) => standingBlock('standing', text, language)),
            { tag: 'before', content: request.before },
            { tag: 'after', content: request.after },
            { tag: 'instruction', content: onOneLine(instruction) },
            { tag: 'part', content: request.part },
          ]),
          wording.end,
        ].join('\n\n'),
      },
    ],
  }
}
