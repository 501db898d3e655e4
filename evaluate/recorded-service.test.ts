import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { textNames } from '#core/ceremony/ceremony.ts'
import { instructionsFor } from '#core/writer/three-texts/instructions-for.ts'
import { textMark } from '#core/writer/three-texts/text-marks.ts'
import { readPrompt } from '#sandbox/ai/read-prompt.ts'
import { recordedKey } from '#sandbox/ai/recorded.ts'
import { readByHand } from './couples/ceremony-of.ts'
import { roundCouples } from './couples/couples.ts'
import { exampleCompletions } from './example-completions.ts'
import { type RecordedService, recordable, recordedService, taskOf } from './recorded-service.ts'
import {
  formatRecording,
  keepRecordings,
  parseRecording,
  type Recording,
  readRecordings,
} from './recordings.ts'
import { writeCeremony } from './write-ceremony.ts'

const [couple] = roundCouples
if (couple === undefined) throw new Error('no couple')

const asked = { baseUrl: 'https://recorded.example/v1', apiKey: 'recorded', model: 'recorded' }
const made = { kind: 'one model, one sample', date: '2026-11-22' }

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-recordings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('what is not recorded is listed, and once it is recorded it is the couple’s text', async () => {
  const before = recordedService(couple.id, new Map())
  expect((await writeCeremony(couple, { ...asked, fetch: before.fetch })).texts).toEqual({})
  expect(before.missing.length).toBeGreaterThan(0)

  const recordings = new Map<string, Recording>()
  const record = (completion: (name: string) => string, service: RecordedService) => {
    for (const { name } of recordable(service.missing)) {
      recordings.set(name, { ...made, completion: completion(name) })
    }
  }
  // The reading alone at first: nobody wants the texts that would be written without it.
  expect(recordable(before.missing).map(({ name }) => name)).toEqual([
    expect.stringMatching(`^${couple.id}-reading-[0-9a-f]{8}$`),
  ])
  record(() => '{"hold":[],"limits":[],"tellers":[],"doubts":[],"questions":[]}', before)
  const read = recordedService(couple.id, recordings)
  await writeCeremony(couple, { ...asked, fetch: read.fetch })
  expect(recordable(read.missing).map(({ name }) => name)).toEqual([
    expect.stringMatching(`^${couple.id}-texts-[0-9a-f]{8}$`),
  ])
  const written = textNames.map((name) => {
    const { titles } = instructionsFor(couple.language)
    return `${textMark('kxvt', name, titles)}\nTexto de ${name}.`
  })
  record(() => written.join('\n\n'), read)
  const after = recordedService(couple.id, recordings)
  const { texts } = await writeCeremony(couple, { ...asked, fetch: after.fetch })
  expect(after.missing).toEqual([])
  expect(after.answered).toHaveLength(2)
  const completions = exampleCompletions(after.answered)
  const stream = completions.find(({ completion }) => completion.includes('Texto de ceremony'))
  // The stand-in finds it by what the couple said, however the couple's request is worded by then.
  const request = after.answered.find(({ name }) => name.includes('-texts-'))?.request
  const reworded = readPrompt([
    { role: 'system', content: `${request?.system} Mais uma regra.` },
    { role: 'user', content: request?.user ?? '' },
  ])
  expect(reworded && recordedKey(reworded)).toBe(stream?.key)
  expect(texts.ceremony).toBe('Texto de ceremony.')
})

test('read by hand, a couple is written for without a reading, and what is held is in no request', async () => {
  const told = roundCouples.find(({ id }) => id === 'pt-helena-gustavo')
  if (told === undefined) throw new Error('no couple')
  const service = recordedService(told.id, new Map())
  await writeCeremony(told, { ...asked, fetch: service.fetch }, undefined, readByHand(told))
  expect(service.missing.map(({ request }) => taskOf(request))).toEqual(['texts'])
  const sent = service.missing[0]?.request.user ?? ''
  expect(sent).toContain('dormia no meu ombro')
  expect(told.held).toHaveLength(1)
  for (const { quote } of told.held ?? []) expect(sent).not.toContain(quote)
})

test('a completion is kept as it is, with what wrote it and when', () => {
  const recording = { ...made, completion: 'Boa tarde.\n\n---\nkind: nothing\n' }
  expect(parseRecording(formatRecording(recording))).toEqual(recording)
  expect(parseRecording('Boa tarde.')).toBeUndefined()
})

test('completions of a folder become recordings, and an empty one is refused', () => {
  const [from, to] = [temporaryFolder(), temporaryFolder()]
  writeFileSync(join(from, 'pt-x-welcome-12345678.txt'), 'Boa tarde.\n')
  expect(keepRecordings(from, made, to)).toEqual(['pt-x-welcome-12345678'])
  expect(readRecordings(to)).toEqual(
    new Map([['pt-x-welcome-12345678', { ...made, completion: 'Boa tarde.' }]]),
  )
  writeFileSync(join(from, 'pt-x-ceremony-12345678.txt'), ' \n')
  expect(() => keepRecordings(from, made, to)).toThrow('empty')
})
