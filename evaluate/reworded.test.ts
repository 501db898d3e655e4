import { expect, test } from 'vitest'
import { couples } from './couples/couples.ts'
import { recordedService } from './recorded-service.ts'
import { type Recording, readRecordings } from './recordings.ts'
import { carried, readReworded } from './reworded.ts'
import { writeCeremony } from './write-ceremony.ts'

const asked = { baseUrl: 'https://recorded.example/v1', apiKey: 'recorded', model: 'recorded' }

test('a reworded request is answered by the one former recording of its couple and task, and by no other', () => {
  const missing = [
    'pt-a-finalMessage-00000002',
    'pt-b-finalMessage-00000002',
    'pt-c-welcome-00000002',
  ]
  const recorded = [
    'pt-a-finalMessage-00000001',
    'pt-a-welcome-00000001',
    ...['pt-b-finalMessage-00000001', 'pt-b-finalMessage-00000003', 'pt-c-welcome-00000001'],
  ]
  expect([...carried(missing, 'finalMessage', { recorded, used: new Set() })]).toEqual([
    ['pt-a-finalMessage-00000002', 'pt-a-finalMessage-00000001'],
  ])
  const used = new Set(['pt-a-finalMessage-00000001'])
  expect([...carried(missing, 'finalMessage', { recorded, used })]).toEqual([])
})

test('what answers a reworded request says so, and a recording of the present words goes first', async () => {
  const [couple] = couples
  if (couple === undefined) throw new Error('no couple')
  const made = { kind: 'one model, one sample', date: '2026-11-22' }
  const before = recordedService(couple.id, new Map())
  await writeCeremony(couple, { ...asked, fetch: before.fetch })
  const facts = before.missing.find(({ name }) => name.includes('-facts-'))?.name ?? ''
  const former = `${couple.id}-facts-00000000`
  const recording = { ...made, completion: '{"wishes":[],"facts":[],"missing":[]}' }
  const recordings = new Map<string, Recording>([[former, recording]])
  const asFormer = recordedService(couple.id, recordings, new Map([[facts, former]]))
  await writeCeremony(couple, { ...asked, fetch: asFormer.fetch })
  expect(asFormer.answered).toMatchObject([{ name: facts, recordedAs: former }])
  recordings.set(facts, recording)
  const asPresent = recordedService(couple.id, recordings, new Map([[facts, former]]))
  await writeCeremony(couple, { ...asked, fetch: asPresent.fetch })
  expect(asPresent.answered[0]).toMatchObject({ name: facts })
  expect(asPresent.answered[0]).not.toHaveProperty('recordedAs')
})

test('every listed request is asked at present, and answered by a recording of the same couple and task', async () => {
  const recordings = readRecordings()
  const reworded = readReworded()
  const asFormer = await Promise.all(
    couples.map(async (couple) => {
      const service = recordedService(couple.id, recordings, reworded)
      await writeCeremony(couple, { ...asked, fetch: service.fetch })
      return service.answered.flatMap(({ name, recordedAs }) =>
        recordedAs === undefined ? [] : [[name, recordedAs]],
      )
    }),
  )
  expect(asFormer.flat().toSorted()).toEqual([...reworded].toSorted())
  for (const [name, former] of reworded) {
    expect(former.slice(0, -8)).toBe(name.slice(0, -8))
  }
})
