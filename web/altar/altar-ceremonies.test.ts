import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { changePartner } from '#core/ceremony/edits/details.ts'
import { sampleCeremony } from '#core/ceremony/testing/sample-ceremony.ts'
import { carriedCeremony } from '../shelf/carry/ceremony-file.ts'
import { createShelf } from '../shelf/shelf.ts'
import { connectShelf } from '../shelf/shelf-database.ts'
import { createShelfNews } from '../shelf/shelf-news.ts'
import { createAltarCeremonies } from './altar-ceremonies.ts'
import { createAltarMemory } from './altar-memory.ts'

function device() {
  const names = { shelf: crypto.randomUUID(), altar: crypto.randomUUID() }
  const shelf = createShelf({
    connection: connectShelf(names.shelf),
    newId: () => crypto.randomUUID(),
    now: () => 9_000,
  })
  const start = () =>
    createAltarCeremonies({
      shelf,
      memory: createAltarMemory(names.altar),
      news: createShelfNews(undefined),
      beginning: () => ({ id: 'new', nowMs: 9_000, language: 'pt-BR' }),
      today: () => '2026-12-01',
      pause: async () => undefined,
    })
  const put = async (id: string, date = '2026-12-12') => {
    const opened = await shelf.open()
    const epoch = await shelf.takeUp(id)
    if (opened.kind === 'failed' || epoch.kind === 'failed') throw new Error('no shelf')
    const editor = { shelfId: opened.value.shelfId, epoch: epoch.value }
    const ceremony = sampleCeremony({ id, date })
    await shelf.commit(editor, ceremony, undefined)
    return { editor, ceremony }
  }
  return { shelf, memory: createAltarMemory(names.altar), start, put }
}

const renamed = (text: string) => (ceremony: ReturnType<typeof sampleCeremony>) =>
  changePartner(ceremony, 'first', { calledAs: text }, 9_000)

describe('the ceremonies at the altar', () => {
  test('are those of the shelf, the next one first, without what was put away', async () => {
    const { shelf, start, put } = device()
    for (const [id, date] of [
      ['later', '2027-01-09'],
      ['next', '2026-12-05'],
      ['past', '2026-10-01'],
      ['gone', '2026-12-02'],
    ] as const) {
      await put(id, date)
    }
    await shelf.mark('gone', { deletedAtMs: 1 })
    const { entries } = await start().choices()
    expect(entries.map(({ head }) => head.id)).toEqual(['next', 'later', 'past'])
  })

  test('from a file are there after the browser was killed, on a device without a shelf', async () => {
    const { start } = device()
    const carried = carriedCeremony(sampleCeremony(), { withSecrets: false, lineage: [] })
    expect(await start().openFile(carried)).toEqual({ source: 'file', ceremony: sampleCeremony() })
    expect(await start().find('file', 'a-ceremony')).toEqual({
      source: 'file',
      ceremony: sampleCeremony(),
    })
    expect(await start().find('shelf', 'a-ceremony')).toBe('missing')
    expect(await start().openFile(carried.slice(0, -20))).toBe('cut')
    expect(await start().openFile('hello')).toBe('not-a-ceremony')
    expect((await start().choices()).file?.id).toBe('a-ceremony')
  })

  test('in two versions are both shown, and in one that came twice are one', async () => {
    const { start, put } = device()
    const { ceremony } = await put('a')
    const file = (changedAtMs: number): string =>
      carriedCeremony({ ...ceremony, changedAtMs }, { withSecrets: false, lineage: [] })
    expect(await start().findAnywhere('a')).toMatchObject({ source: 'shelf' })
    await start().openFile(file(ceremony.changedAtMs))
    expect(await start().findAnywhere('a')).toMatchObject({ source: 'shelf' })
    await start().openFile(file(ceremony.changedAtMs + 60_000))
    expect(await start().findAnywhere('a')).toBe('both')
    expect(await start().findAnywhere('b')).toBe('missing')
  })

  test('take a correction as they are by now, and whoever was writing hears that they are no longer', async () => {
    const { shelf, start, put } = device()
    const { editor, ceremony } = await put('a')
    await shelf.commit(editor, { ...ceremony, place: 'Paraty', revision: 7 }, ceremony)
    const { result, ceremony: after } = await start().store(
      { source: 'shelf', ceremony },
      renamed('Jão'),
    )
    expect(result).toBe('stored')
    expect(after.place).toBe('Paraty')
    expect(await start().find('shelf', 'a')).toEqual({ source: 'shelf', ceremony: after })
    const late = await shelf.commit(editor, ceremony, undefined)
    expect(late).toEqual({ kind: 'done', value: 'displaced' })
  })

  test('cleared meanwhile do not come back by a correction', async () => {
    const { shelf, start, put } = device()
    const { ceremony } = await put('a')
    await shelf.clear()
    const { result } = await start().store({ source: 'shelf', ceremony }, renamed('Jão'))
    expect(result).toBe('displaced')
    expect(await start().find('shelf', 'a')).toBe('missing')
  })

  test('cleared between rehearsal and ceremony are missing, and nothing of the rehearsal is left', async () => {
    const { shelf, memory, start, put } = device()
    await put('a')
    await start().openFile(carriedCeremony(sampleCeremony(), { withSecrets: false, lineage: [] }))
    await memory.keepNote('a', { pace: 118 })
    await memory.keepReading({ id: 'a', source: 'shelf', isRehearsal: true })
    await Promise.all([shelf.clear(), memory.clear()])
    expect(await start().findAnywhere('a')).toBe('missing')
    expect(await start().choices()).toEqual({ entries: [], file: undefined, isBlocked: false })
    expect(await memory.note('a')).toEqual({})
    expect(await memory.reading()).toBeUndefined()
  })

  test('from a file keep their correction', async () => {
    const { start } = device()
    const altar = start()
    await altar.openFile(carriedCeremony(sampleCeremony(), { withSecrets: false, lineage: [] }))
    await altar.store({ source: 'file', ceremony: sampleCeremony() }, renamed('Jão'))
    const found = await start().find('file', 'a-ceremony')
    expect(typeof found === 'string' ? found : found.ceremony.couple[0].calledAs).toBe('Jão')
  })

  test('from a file give way to none that another tab reads: a correction stays in this reading', async () => {
    const { start } = device()
    const [one, other] = [start(), start()]
    const file = (id: string) =>
      carriedCeremony(sampleCeremony({ id }), { withSecrets: false, lineage: [] })
    await one.openFile(file('first'))
    await other.openFile(file('second'))
    const shown = sampleCeremony({ id: 'first' })
    const { result, ceremony } = await one.store(
      { source: 'file', ceremony: shown },
      renamed('Jão'),
    )
    expect([result, ceremony.couple[0].calledAs]).toEqual(['unkept', 'Jão'])
    expect((await start().choices()).file?.id).toBe('second')
  })
})
