/** How a celebrant writes, made from former scripts, kept on the device, shown and editable. */
import * as v from 'valibot'

const line = v.pipe(v.string(), v.maxLength(400))
const phrases = v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(12))

export const voiceCardSchema = v.object({
  /** Sentence length, pauses, questions, refrains. */
  rhythm: line,
  /** What kind of humour, and where; empty for none. */
  humour: line,
  /** How the guests and the couple are addressed. */
  address: line,
  openings: phrases,
  closings: phrases,
  /** Words and turns that never occur. */
  neverSays: phrases,
})

export type VoiceCard = v.InferOutput<typeof voiceCardSchema>

/** Most of each script that is read: enough to hear a voice in. */
export const voiceScriptMaxCharacters = 20_000
export const voiceScriptsMost = 3
