import { onOneLine } from '../ceremony/paragraphs.ts'
import type { Block } from './marked-blocks.ts'
import type { VoiceCard } from './voice-card.ts'

/** The celebrant's voice as data; empty without a card. */
export function voiceBlock(voice: VoiceCard | undefined): Block {
  const lines = Object.entries(voice ?? {}).map(([key, value]): [string, string] => [
    key,
    typeof value === 'string' ? onOneLine(value) : value.map(onOneLine).filter(Boolean).join(' | '),
  ])
  return {
    tag: 'voice',
    content: lines
      .filter(([, value]) => value !== '')
      .map(([key, value]) => `${key}: ${value}`)
      .join('\n'),
  }
}
