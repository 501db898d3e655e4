import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import type { CeremonyInfo, TextName } from '#core/ceremony/ceremony.ts'
import { writeByHand } from '#core/ceremony/edits/body.ts'
import { clearContent } from '#core/ceremony/edits/clear.ts'
import { renameSection } from '#core/ceremony/edits/plan.ts'
import { firstStageOf, withFirstStage } from '#core/ceremony/first-stage/first-stage-view.ts'
import { newCeremony } from '#core/ceremony/new-ceremony.ts'
import { library } from '#core/library/pt-BR/library.ts'
import { createEditing } from '../desk/editing.ts'
import type { Device } from '../storage/device.ts'
import type { EditingLocks } from './editing-locks.ts'
import { createShelf } from './shelf.ts'
import { connectShelf, type ShelfConnection } from './shelf-database.ts'
import type { News } from './shelf-news.ts'
import { createShelving } from './shelving.ts'

function memoryDevice(content = new Map<string, string>()): Device & { content: typeof content } {
  return {
    content,
    read: (key) => content.get(key) ?? null,
    write: (key, value) => {
      content.set(key, value)
      return 'kept'
    },
    remove: (key) => {
      content.delete(key)
      return 'kept'
    },
  }
}

/** No database of this process takes anything until the function that it gives is called. */
function fillDatabases(): () => void {
  const { prototype } = IDBObjectStore
  const { put } = prototype
  prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  return () => {
    prototype.put = put
  }
}

/** The fields of the specification, as somebody types into them. */
function fieldsOf(editing: ReturnType<typeof createEditing>) {
  const content = () => firstStageOf(editing.state().ceremony)
  const change = (next: Partial<ReturnType<typeof content>>): void =>
    editing.change((ceremony, nowMs) => withFirstStage(ceremony, { ...content(), ...next }, nowMs))
  return {
    state: () => ({ ...content(), isEditable: editing.state().isEditable }),
    setInfo: (name: keyof CeremonyInfo, value: string) =>
      change({ info: { ...content().info, [name]: value } }),
    setAnswer: (position: 0 | 1 | 2 | 3 | 4, value: string) => {
      const [one, two, three, four, five] = content().answers.with(position, value)
      change({ answers: [one ?? '', two ?? '', three ?? '', four ?? '', five ?? ''] })
    },
    setText: (name: TextName, value: string) =>
      change({ texts: { ...content().texts, [name]: value } }),
    clear: () => editing.change(clearContent),
  }
}

/** One browser: its database, local storage, locks, and a way for its tabs to hear of each other. */
function browser() {
  const name = crypto.randomUUID()
  const local = memoryDevice()
  const held = new Map<string, () => void>()
  const listeners = new Set<(news: News) => void>()
  const clock = { nowMs: 1_000 }

  const locks: EditingLocks = {
    async take(id, { seizes, onSeized }) {
      if (held.has(id) && !seizes) return undefined
      held.get(id)?.()
      held.set(id, onSeized)
      return () => {
        if (held.get(id) === onSeized) held.delete(id)
      }
    },
  }

  /** `frozen`: it hears nothing and is not told that its lock was seized. `unseen`: no frame of it is drawn any more. */
  function tab(session = memoryDevice(), connection: ShelfConnection = connectShelf(name)) {
    const frozen = { is: false }
    const unseen = { is: false }
    const blank = newCeremony({ id: '', nowMs: 0, language: 'pt-BR' })
    const editing = createEditing(blank, () => clock.nowMs)
    const own = new Set<(news: News) => void>()
    const shelving = createShelving({
      editing,
      shelf: createShelf({ connection, newId: () => crypto.randomUUID(), now: () => clock.nowMs }),
      device: local,
      tab: session,
      locks: {
        take: (id, { seizes, onSeized }) =>
          locks.take(id, { seizes, onSeized: () => (frozen.is ? undefined : onSeized()) }),
      },
      news: {
        tell: (news) => {
          for (const listener of listeners) if (!own.has(listener)) listener(news)
        },
        listen: (listener) => {
          const heard = (news: News): void => (frozen.is ? undefined : listener(news))
          own.add(heard)
          listeners.add(heard)
        },
      },
      now: () => clock.nowMs,
      newId: () => crypto.randomUUID(),
      language: () => 'pt-BR',
      pause: () => Promise.resolve(),
      afterFrame: (work) => (unseen.is ? undefined : work()),
    })
    /** As when the tab is killed: nothing is let go of in order. */
    const kill = (): void => {
      frozen.is = true
      held.clear()
    }
    return { store: fieldsOf(editing), editing, shelving, session, frozen, unseen, kill }
  }

  /** What the shelf holds, whoever has it open. */
  const shelf = createShelf({ connection: connectShelf(name), newId: () => 'x', now: () => 0 })
  const placesOf = async (): Promise<string[]> => {
    const list = await shelf.list()
    if (list.kind === 'failed') throw new Error(list.failure)
    return list.value.map(({ head }) => head.place)
  }
  return { tab, local, placesOf, shelf, clock }
}

/** The shelf has what was typed; a commit is a few turns of the loop. */
async function stored(
  { placesOf }: Pick<ReturnType<typeof browser>, 'placesOf'>,
  places: string[],
): Promise<void> {
  await expect.poll(placesOf).toEqual(places)
}

/** What local storage notes of a tab's ceremony, besides the three entries. */
function noteOf(
  { local }: Pick<ReturnType<typeof browser>, 'local'>,
  { shelving }: Pick<ReturnType<ReturnType<typeof browser>['tab']>, 'shelving'>,
): string | undefined {
  return local.content.get(`enlace_unacknowledged_${shelving.state().id}`)
}

/** Resolves with how to make it as if no transaction since had ever been, and this had been noted. */
async function rememberShelf(
  { shelf, local }: ReturnType<typeof browser>,
  { shelving }: Pick<ReturnType<ReturnType<typeof browser>['tab']>, 'shelving'>,
): Promise<(note: string | undefined) => Promise<void>> {
  const { id } = shelving.state()
  const before = await shelf.read(id)
  return async (note = '') => {
    const { shelfId, epoch } = JSON.parse(note)
    // What is on its way comes first.
    await expect.poll(() => local.content.has(`enlace_unacknowledged_${id}`)).toBe(false)
    if (before.kind === 'failed' || before.value.kind !== 'ceremony') throw new Error('not read')
    await shelf.commit({ shelfId, epoch }, before.value.ceremony, undefined)
    local.content.set(`enlace_unacknowledged_${id}`, note)
  }
}

const info = { brideName: 'Ana', groomName: 'João', location: 'Olinda', date: '', time: '' }
const refusing: ShelfConnection = {
  run: () => Promise.resolve({ kind: 'failed', failure: 'blocked' }),
  destroy: () => Promise.resolve(),
  close: () => undefined,
}

describe('the ceremony on the screen', () => {
  test('is on the shelf as soon as something is typed, and there after a kill', async () => {
    const here = browser()
    const first = here.tab()
    await first.shelving.start()
    expect(await here.placesOf()).toEqual([])
    first.store.setInfo('location', 'Recife')
    first.store.setInfo('location', 'Recife antigo')
    await stored(here, ['Recife antigo'])
    first.kill()
    here.local.content.clear()
    const again = here.tab(first.session)
    await again.shelving.start()
    expect(again.store.state()).toMatchObject({
      info: { location: 'Recife antigo' },
      isEditable: true,
    })
  })

  test('has the last keystroke from what was noted where the database had not acknowledged it', async () => {
    const here = browser()
    const first = here.tab()
    await first.shelving.start()
    first.store.setInfo('location', 'Reci')
    await stored(here, ['Reci'])
    const goBack = await rememberShelf(here, first)
    first.store.setInfo('location', 'Recife')
    // Of the plan the specification's entries say nothing.
    first.editing.change((ceremony, nowMs) => writeByHand(ceremony, 'prayer', library, nowMs))
    const note = noteOf(here, first)
    first.kill()
    await goBack(note)
    expect(await here.placesOf()).toEqual(['Reci'])

    const again = here.tab(first.session)
    await again.shelving.start()
    expect(again.store.state().info.location).toBe('Recife')
    const prayer = again.editing.state().ceremony.plan.find(({ key }) => key === 'prayer')
    expect(prayer?.body.kind).toBe('byHand')
    await stored(here, ['Recife'])
    await expect.poll(() => noteOf(here, first)).toBeUndefined()
  })

  test('is noted whole when its page is put away before the last key is drawn', async () => {
    const here = browser()
    const first = here.tab()
    await first.shelving.start()
    first.store.setInfo('location', 'Reci')
    await stored(here, ['Reci'])
    await expect.poll(() => noteOf(here, first)).toBeUndefined()
    first.unseen.is = true
    first.store.setInfo('location', 'Recife')
    expect(noteOf(here, first)).toBeUndefined()
    first.shelving.pause()
    expect(noteOf(here, first)).toContain('"Recife"')
  })

  test('of the first stage comes over whole, as one ceremony, once', async () => {
    const here = browser()
    here.local.content.set('ceremony_info', JSON.stringify(info))
    here.local.content.set('ceremony_answers', JSON.stringify(['Recife', '', '', '', 'Tempo']))
    const texts = { welcome: 'Olá', ceremony: 'Nós', finalMessage: 'Fim' }
    here.local.content.set('ceremony_texts', JSON.stringify(texts))
    const former = { ...texts, welcome: 'Antes' }
    here.local.content.set(
      'enlace_former_texts',
      JSON.stringify({ version: 1, past: [former], future: [] }),
    )
    const first = here.tab()
    await first.shelving.start()
    expect(first.store.state()).toMatchObject({
      info,
      texts,
      answers: ['Recife', '', '', '', 'Tempo'],
      formerTexts: [former],
    })
    expect(here.local.content.has('enlace_former_texts')).toBe(false)
    first.kill()
    const again = here.tab()
    await again.shelving.start()
    expect(again.store.state()).toMatchObject({ info, texts, formerTexts: [former] })
    expect(await here.placesOf()).toEqual(['Olinda'])
  })

  test('stands beside one that another hand has put into the three entries', async () => {
    const here = browser()
    const first = here.tab()
    await first.shelving.start()
    first.store.setInfo('location', 'Recife')
    await stored(here, ['Recife'])
    first.kill()
    here.local.content.set('ceremony_info', JSON.stringify(info))
    const again = here.tab(first.session)
    await again.shelving.start()
    expect(again.store.state().info).toEqual(info)
    expect((await here.placesOf()).toSorted()).toEqual(['Olinda', 'Recife'])
  })

  test('that could not be read whole is brought over as far as it goes, the rest set aside', async () => {
    const here = browser()
    here.local.content.set('ceremony_info', '{"brideName":"Zoë","groomName":5}')
    const { shelving, store } = here.tab()
    await shelving.start()
    expect(shelving.state().setAside).toBe(true)
    expect(store.state().info.brideName).toBe('Zoë')
    expect([...here.local.content.values()]).toContain('{"brideName":"Zoë","groomName":5}')
  })

  test('is edited in the three entries alone where there is no database', async () => {
    const here = browser()
    here.local.content.set('ceremony_info', JSON.stringify(info))
    const { shelving, store } = here.tab(memoryDevice(), refusing)
    await shelving.start()
    expect(shelving.state()).toMatchObject({ phase: 'refused', failure: 'blocked' })
    store.setInfo('location', 'Paraty')
    expect(here.local.content.get('ceremony_info')).toContain('Paraty')
    // Brought over once there is one.
    const later = here.tab()
    await later.shelving.start()
    await stored(here, ['Paraty'])
  })

  test('keeps all of its document where there is no database, and brings it over whole', async () => {
    const here = browser()
    const first = here.tab(memoryDevice(), refusing)
    await first.shelving.start()
    first.store.setInfo('location', 'Paraty')
    first.editing.change((ceremony, nowMs) => renameSection(ceremony, 'prayer', 'Bênção', nowMs))
    const titles = ({ editing }: typeof first) =>
      editing.state().ceremony.plan.flatMap(({ title = [] }) => title)
    const again = here.tab(memoryDevice(), refusing)
    await again.shelving.start()
    expect(titles(again)).toEqual(['Bênção'])
    // Another tab's change is taken over, and another hand's entries win.
    first.store.setInfo('location', 'Olinda')
    again.shelving.absorb(`enlace_unacknowledged_unshelved`, '')
    expect(again.store.state().info.location).toBe('Olinda')

    const later = here.tab()
    await later.shelving.start()
    expect(titles(later)).toEqual(['Bênção'])
    await stored(here, ['Olinda'])
    expect([...here.local.content.keys()].filter((key) => /unacknowledged/.test(key))).toEqual([])
  })

  test('says that it is not kept while local storage has no room either, and only then', async () => {
    const here = browser()
    const { shelving, store } = here.tab(memoryDevice(), refusing)
    await shelving.start()
    const { write } = here.local
    here.local.write = () => 'full'
    store.setInfo('location', 'Paraty')
    expect(shelving.state().saving).toBe('full')
    here.local.write = write
    store.setInfo('brideName', 'Ana')
    expect(shelving.state().saving).toBe('kept')
    expect(here.local.content.get('ceremony_info')).toContain('Paraty')
  })

  test('is there to be edited where the database has no room, and stored once it has', async () => {
    const here = browser()
    const first = here.tab()
    await first.shelving.start()
    first.store.setInfo('location', 'Reci')
    await stored(here, ['Reci'])
    first.kill()
    const free = fillDatabases()
    try {
      const second = here.tab()
      await second.shelving.start()
      expect(second.store.state()).toMatchObject({ info: { location: 'Reci' }, isEditable: true })
      expect(second.shelving.state()).toMatchObject({ failure: 'full', phase: 'open' })
      second.store.setInfo('location', 'Recife')
      second.kill()
      // Noted in local storage, and found there while there is still no room.
      const third = here.tab()
      await third.shelving.start()
      expect(third.store.state().info.location).toBe('Recife')
      third.kill()
    } finally {
      free()
    }
    const last = here.tab()
    await last.shelving.start()
    expect(last.store.state().info.location).toBe('Recife')
    await stored(here, ['Recife'])
    expect(last.shelving.state().failure).toBeUndefined()
  })

  test('of a newer layout is left alone, and nothing is written beside it', async () => {
    const here = browser()
    here.local.content.set('enlace_storage_version', '2')
    here.local.content.set('ceremony_info', '{"couple":["Ana"]}')
    const left = new Map(here.local.content)
    const { shelving, store } = here.tab()
    await shelving.start()
    expect(shelving.state()).toMatchObject({ phase: 'refused', saving: 'newer' })
    store.setInfo('brideName', 'Beatriz')
    expect(here.local.content).toEqual(left)
  })

  test('leaves the three entries absent after clearing, also across a reload', async () => {
    const here = browser()
    const first = here.tab()
    await first.shelving.start()
    first.store.setInfo('location', 'Recife')
    await stored(here, ['Recife'])
    first.store.clear()
    await stored(here, [''])
    first.kill()
    const again = here.tab(first.session)
    await again.shelving.start()
    expect(again.store.state().info.location).toBe('')
    expect([...here.local.content.keys()].filter((key) => key.startsWith('ceremony_'))).toEqual([])
    expect(again.editing.state().canUndo).toBe(false)
  })
})

describe('a second tab', () => {
  test('shows what the first one types, and changes nothing until it takes over', async () => {
    const here = browser()
    const first = here.tab()
    await first.shelving.start()
    first.store.setInfo('location', 'Recife')
    await stored(here, ['Recife'])
    const second = here.tab()
    await second.shelving.start()
    expect(second.shelving.state().isElsewhere).toBe(true)
    second.store.setInfo('location', 'Paraty')
    expect(second.store.state().info.location).toBe('Recife')
    first.store.setInfo('location', 'Recife antigo')
    await expect.poll(() => second.store.state().info.location).toBe('Recife antigo')

    await second.shelving.takeOver()
    expect(first.shelving.state().isElsewhere).toBe(true)
    expect(first.store.state().isEditable).toBe(false)
    second.store.setInfo('location', 'Paraty')
    await expect.poll(() => first.store.state().info.location).toBe('Paraty')
  })

  test('takes over from a frozen one, which writes nothing when it thaws', async () => {
    const here = browser()
    const first = here.tab()
    await first.shelving.start()
    first.store.setInfo('location', 'Recife')
    await stored(here, ['Recife'])
    first.frozen.is = true
    const second = here.tab()
    await second.shelving.start()
    await second.shelving.takeOver()
    second.store.setInfo('location', 'Paraty')
    await stored(here, ['Paraty'])

    first.store.setInfo('location', 'Thawed')
    await expect.poll(() => first.shelving.state().isElsewhere).toBe(true)
    expect(await here.placesOf()).toEqual(['Paraty'])
    expect(first.store.state().info.location).toBe('Paraty')
    // Nor does the next start take its keystroke for one that was not stored in time.
    first.kill()
    second.kill()
    const again = here.tab(second.session)
    await again.shelving.start()
    expect(again.store.state().info.location).toBe('Paraty')
    expect(await here.placesOf()).toEqual(['Paraty'])
  })

  test('with another ceremony never mixes the two', async () => {
    const here = browser()
    const first = here.tab()
    await first.shelving.start()
    first.store.setInfo('location', 'Recife')
    await stored(here, ['Recife'])
    const second = here.tab()
    await second.shelving.start()
    await second.shelving.begin()
    second.store.setInfo('brideName', 'Bia')
    second.store.setInfo('location', 'Paraty')
    first.store.setInfo('location', 'Olinda')
    expect(here.local.content.get('ceremony_info')).toContain('Olinda')
    second.store.setAnswer(0, 'Santos')
    // Whole again, so that nobody recovers half of one couple and half of another.
    expect(here.local.content.get('ceremony_info')).toContain('Paraty')
    await expect.poll(async () => (await here.placesOf()).toSorted()).toEqual(['Olinda', 'Paraty'])
    expect(first.store.state()).toMatchObject({
      info: { brideName: '' },
      answers: ['', '', '', '', ''],
    })
  })

  test('that did not see the shelf cleared brings nothing back', async () => {
    const here = browser()
    const first = here.tab()
    await first.shelving.start()
    first.store.setInfo('location', 'Recife')
    await stored(here, ['Recife'])
    first.frozen.is = true
    const second = here.tab()
    await second.shelving.start()
    second.store.clear()
    await second.shelving.clear('first')
    first.store.setAnswer(0, 'thawed')
    await expect.poll(() => first.store.state().info.location).toBe('')
    expect(await here.placesOf()).toEqual([])
    first.store.setInfo('location', 'Natal')
    await stored(here, ['Natal'])
  })
})

test('a ceremony that was only begun speaks the language chosen since, and no other one does', async () => {
  const here = browser()
  const { shelving, store, editing } = here.tab()
  await shelving.start()
  expect(shelving.state().isFirst).toBe(true)
  await shelving.speak('fr-FR')
  expect(editing.state().ceremony.language).toBe('fr-FR')
  expect(shelving.state().isFirst).toBe(true)
  store.setInfo('location', 'Annecy')
  await stored(here, ['Annecy'])
  await shelving.speak('en-US')
  expect(editing.state().ceremony).toMatchObject({ language: 'fr-FR', place: 'Annecy' })
  await shelving.begin()
  expect(shelving.state().isFirst).toBe(false)
})

describe('the list', () => {
  test('opens another ceremony and comes back to the first as it was left', async () => {
    const here = browser()
    const { shelving, store } = here.tab()
    await shelving.start()
    store.setInfo('location', 'Recife')
    const { id } = shelving.state()
    await shelving.begin()
    expect(store.state().info.location).toBe('')
    store.setInfo('location', 'Paraty')
    expect(await shelving.open(id)).toBe('opened')
    expect(store.state().info.location).toBe('Recife')
    expect(here.local.content.get('ceremony_info')).toContain('Recife')
    expect((await here.placesOf()).toSorted()).toEqual(['Paraty', 'Recife'])
  })

  test('takes what comes while another ceremony is being opened for neither of the two', async () => {
    const here = browser()
    const { shelving, store } = here.tab()
    await shelving.start()
    store.setInfo('location', 'Recife')
    const { id } = shelving.state()
    await shelving.begin()
    store.setInfo('location', 'Paraty')
    const opening = shelving.open(id)
    store.setText('welcome', 'written for the other couple')
    await opening
    expect(store.state()).toMatchObject({ info: { location: 'Recife' }, texts: { welcome: '' } })
    await shelving.begin()
    expect((await here.placesOf()).toSorted()).toEqual(['Paraty', 'Recife'])
  })

  test('puts a deleted ceremony into the bin and another on the screen', async () => {
    const here = browser()
    const { shelving, store } = here.tab()
    await shelving.start()
    store.setInfo('location', 'Recife')
    await shelving.begin()
    store.setInfo('location', 'Paraty')
    await shelving.remove(shelving.state().id)
    expect(store.state().info.location).toBe('Recife')
    await shelving.remove(shelving.state().id)
    expect(store.state().info.location).toBe('')
    expect([...here.local.content.keys()].filter((key) => key.startsWith('ceremony_'))).toEqual([])
    const list = await here.shelf.list()
    expect(list.kind === 'done' && list.value.map(({ deletedAtMs }) => deletedAtMs)).toEqual([
      1_000, 1_000,
    ])
  })

  test('opens nothing while what is on the screen cannot be stored', async () => {
    const here = browser()
    const real = connectShelf(crypto.randomUUID())
    const room = { isFull: false }
    const { shelving, store } = here.tab(memoryDevice(), {
      ...real,
      run: (work) =>
        room.isFull ? Promise.resolve({ kind: 'failed', failure: 'full' }) : real.run(work),
    })
    await shelving.start()
    room.isFull = true
    store.setInfo('location', 'Recife')
    expect(await shelving.begin()).toBe('unsaved')
    expect(shelving.state().failure).toBe('full')
    expect(store.state().info.location).toBe('Recife')
    room.isFull = false
    expect(await shelving.begin()).toBe('opened')
    expect(shelving.state().failure).toBeUndefined()
  })
})
