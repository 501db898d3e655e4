/** How whoever celebrates writes: one card, kept on this device and in its backups. */
import * as v from 'valibot'
import { type VoiceCard, voiceCardSchema } from '#core/writer/voice-card.ts'
import type { Device, WriteResult } from './device.ts'
import { voiceKey } from './keys.ts'

/** The card in this entry; undefined for anything else. */
export function voiceIn(stored: unknown): VoiceCard | undefined {
  return v.is(voiceCardSchema, stored) ? stored : undefined
}

export function readVoice(device: Pick<Device, 'read'>): VoiceCard | undefined {
  try {
    return voiceIn(JSON.parse(device.read(voiceKey) ?? 'null'))
  } catch {
    return undefined
  }
}

export function keepVoice(device: Device, voice: VoiceCard): WriteResult {
  return device.write(voiceKey, JSON.stringify(voice))
}

export function removeVoice(device: Device): WriteResult {
  return device.remove(voiceKey)
}
