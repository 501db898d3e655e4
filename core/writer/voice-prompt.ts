/** The prompt that makes a voice card of former scripts, and the reading of its answer. */
import * as v from 'valibot'
import { voiceShape } from './answer-shapes.ts'
import { parseJsonAnswer } from './json-stream.ts'
import { markedBlocks } from './marked-blocks.ts'
import type { Prompt } from './prompt.ts'
import type { VoiceCard } from './voice-card.ts'
import type { VoiceRequest } from './voice-request.ts'
import { wordingFor } from './wording-for.ts'

export function voicePrompt({ language, scripts }: VoiceRequest): Prompt {
  const wording = wordingFor(language)
  return {
    messages: [
      { role: 'system', content: wording.voiceCard.system },
      {
        role: 'user',
        content: [
          `<task>voice</task>\n${wording.voiceCard.task}`,
          ...markedBlocks(scripts.map((content, at) => ({ tag: `script_${at + 1}`, content }))),
          wording.voiceCard.end,
        ].join('\n\n'),
      },
    ],
    shape: voiceShape,
  }
}

const lineMaxCharacters = 400
const phraseMaxCharacters = 200
const phrasesMost = 12

const line = v.fallback(
  v.pipe(
    v.string(),
    v.transform((text) => text.trim().slice(0, lineMaxCharacters)),
  ),
  '',
)
const phrases = v.fallback(
  v.pipe(
    v.array(v.fallback(v.string(), '')),
    v.transform((all) =>
      all
        .map((phrase) => phrase.trim().slice(0, phraseMaxCharacters))
        .filter((phrase) => phrase !== '')
        .slice(0, phrasesMost),
    ),
  ),
  [],
)

const answeredCardSchema = v.object({
  rhythm: line,
  humour: line,
  address: line,
  openings: phrases,
  closings: phrases,
  neverSays: phrases,
})

/** The card in a service's answer, cut to its limits; undefined if the answer says nothing of a voice. */
export function readVoiceCard(answer: string): VoiceCard | undefined {
  const parsed = v.safeParse(answeredCardSchema, parseJsonAnswer(answer))
  if (!parsed.success) return undefined
  const isEmpty = Object.values(parsed.output).every((value) => value.length === 0)
  return isEmpty ? undefined : parsed.output
}
