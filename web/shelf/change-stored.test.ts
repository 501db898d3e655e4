import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import type { Ceremony } from '#core/ceremony/document.ts'
import { answered } from '#core/ceremony/testing/answered.ts'
import { sampleCeremony } from '#core/ceremony/testing/sample-ceremony.ts'
import { changeStored } from './change-stored.ts'
import { createShelf } from './shelf.ts'
import { connectShelf } from './shelf-database.ts'
import type { News } from './shelf-news.ts'
import { withoutAnswers } from './without-answers.ts'

async function start(ceremony: Ceremony) {
  const connection = connectShelf(crypto.randomUUID())
  const shelf = createShelf({ connection, newId: () => crypto.randomUUID(), now: () => 0 })
  const opened = await shelf.open()
  const taken = await shelf.takeUp(ceremony.id)
  if (opened.kind === 'failed' || taken.kind === 'failed') throw new Error('no shelf')
  const editor = { shelfId: opened.value.shelfId, epoch: taken.value }
  await shelf.commit(editor, ceremony, undefined)
  const told: News[] = []
  const news = { tell: (item: News) => void told.push(item), listen: () => undefined }
  return { shelf, editor, told, parts: { shelf, news, pause: async () => undefined } }
}

const moved = (ceremony: Ceremony): Ceremony => ({ ...ceremony, place: 'Paraty' })

describe('a change from beside the desk', () => {
  test('asks the tab that edits for what it has, and is stored over it', async () => {
    const { shelf, editor, parts, told } = await start(sampleCeremony())
    const { id } = sampleCeremony()
    const pause = async () => {
      // What the desk stores when it is asked to let go.
      await shelf.commit(editor, { ...sampleCeremony(), time: '17:00' }, sampleCeremony())
    }
    const ceremony = { ...sampleCeremony(), time: '17:00', place: 'Paraty' }
    expect(await changeStored({ ...parts, pause }, id, moved)).toEqual({ kind: 'stored', ceremony })
    expect(told.map(({ kind }) => kind)).toEqual(['wanted', 'changed'])
    const late = await shelf.commit(editor, sampleCeremony(), undefined)
    expect(late).toEqual({ kind: 'done', value: 'displaced' })
  })

  test('of a ceremony that is gone writes nothing', async () => {
    const { shelf, parts, told } = await start(sampleCeremony())
    expect(await changeStored(parts, 'nobody', moved)).toEqual({ kind: 'gone' })
    await shelf.clear()
    expect(await changeStored(parts, sampleCeremony().id, moved)).toEqual({ kind: 'gone' })
    expect(told).toEqual([])
  })

  test('after the day takes the answers and leaves the script', async () => {
    const script = sampleCeremony()
    const told = {
      ...script,
      tellings: answered({ guestCities: 'Recife' }),
      tellingsRead: { guestCities: 'a print' },
      secondReading: { sentences: [], leftOut: [{ telling: 'guestCities', quote: 'Recife' }] },
    }
    const { parts } = await start(told)
    const change = await changeStored(parts, told.id, (ceremony) => withoutAnswers(ceremony, 9))
    expect(change).toEqual({
      kind: 'stored',
      ceremony: {
        ...script,
        revision: told.revision + 1,
        changedAtMs: 9,
      },
    })
  })
})
