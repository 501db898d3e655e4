/** Former scripts, from which a voice card is made. */
import * as v from 'valibot'
import { ceremonyLanguages } from '../ceremony/ceremony-language.ts'
import { fitsOneCall } from './call-size.ts'
import { voiceScriptMaxCharacters, voiceScriptsMost } from './voice-card.ts'

const fields = v.object({
  language: v.picklist(ceremonyLanguages),
  scripts: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(voiceScriptMaxCharacters, 'text-too-long'))),
    v.minLength(1),
    v.maxLength(voiceScriptsMost),
    v.check((scripts) => scripts.some((script) => script.trim() !== '')),
  ),
})

export const voiceRequestSchema = v.pipe(fields, fitsOneCall<v.InferOutput<typeof fields>>())

export type VoiceRequest = v.InferOutput<typeof voiceRequestSchema>
