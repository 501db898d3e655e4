import { expect, test } from 'vitest'
import { textNames } from '#core/ceremony/ceremony.ts'
import type { Ceremony } from '#core/ceremony/document.ts'
import { editText, takeWritten } from '#core/ceremony/edits/body.ts'
import { newCeremony } from '#core/ceremony/new-ceremony.ts'
import { correctedTexts } from './corrected-texts.ts'

const plain = newCeremony({ id: 'c', nowMs: 0, language: 'pt-BR' })
const keyOf = (text: string): string =>
  plain.plan.find(({ body }) => body.kind === 'written' && body.text === text)?.key ?? ''
const written = textNames.reduce(
  (now: Ceremony, text) => takeWritten(now, keyOf(text), 'Boa tarde!', 1),
  { ...plain, tellingsRead: { leaveUnsaid: '' } },
)

test('a text is corrected once a hand has changed what was written', () => {
  expect(correctedTexts(written, textNames)).toEqual([])
  const corrected = editText(written, keyOf('ceremony'), 'Chovia, e muito.', 2)
  expect(correctedTexts(corrected, textNames)).toEqual(['ceremony'])
  expect(correctedTexts(corrected, ['welcome'])).toEqual([])
  expect(correctedTexts(editText(written, keyOf('ceremony'), ' ', 2), textNames)).toEqual([])
})

test('texts that came from elsewhere are written over as ever', () => {
  const brought = editText(plain, keyOf('welcome'), 'Boa noite!', 2)
  expect(correctedTexts(brought, textNames)).toEqual([])
})
