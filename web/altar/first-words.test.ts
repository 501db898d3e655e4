import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, test } from 'vitest'
import { altarDatabase, createAltarMemory } from './altar-memory.ts'
import { type FirstWordsPlan, firstWords, type ShownPage } from './first-words.ts'

const plan: FirstWordsPlan = {
  database: altarDatabase.name,
  store: altarDatabase.store,
  key: altarDatabase.shownKey,
  leftKey: 'left',
  freshParameters: ['trial'],
}

const shown: ShownPage = {
  id: 'a',
  language: 'pt-BR',
  light: 'sun',
  sizePx: 36,
  isFirst: true,
  blocks: [
    {
      look: 'altar-breath',
      size: '',
      language: '',
      rows: [
        { tag: 'p', look: '', parts: [{ text: 'Boa tarde, ' }, { text: 'Zoé', saidAs: 'zo-É' }] },
      ],
    },
  ],
}

/** As much of a document as the script uses: what it draws is read as text. */
function fakeElement() {
  const children: unknown[] = []
  return {
    style: {},
    dataset: {},
    textContent: '',
    append: (...added: unknown[]) => void children.push(...added),
    text(): string {
      return (
        this.textContent +
        children.map((one) => (typeof one === 'string' ? one : (one as Fake).text())).join('')
      )
    },
  }
}

type Fake = ReturnType<typeof fakeElement>

interface Opening {
  indexedDB: IDBFactory
  search?: string
  hash?: string
  left?: string
}

async function drawn({ indexedDB, search = '', hash = '', left }: Opening): Promise<string> {
  const body = fakeElement()
  const page = {
    indexedDB,
    performance: { mark: () => undefined },
    location: { search, hash },
    localStorage: { getItem: (key: string) => (key === 'left' ? (left ?? null) : null) },
    document: { body, createElement: fakeElement, querySelector: () => body },
  }
  firstWords(page as never, plan)
  await new Promise((resolve) => setTimeout(resolve, 50))
  return body.text()
}

async function deviceWith(kept: ShownPage): Promise<IDBFactory> {
  const indexedDB = new IDBFactory()
  globalThis.indexedDB = indexedDB
  await createAltarMemory().keepShown(kept)
  return indexedDB
}

describe('the first words', () => {
  test('are those that stood on the screen, with how names are said', async () => {
    const indexedDB = await deviceWith(shown)
    expect(await drawn({ indexedDB })).toBe('Boa tarde, Zoézo-É')
    expect(await drawn({ indexedDB, hash: '#a' })).toBe('Boa tarde, Zoézo-É')
  })

  test('do not come where another ceremony is asked for, on a trial, or after somebody has left', async () => {
    const indexedDB = await deviceWith(shown)
    expect(await drawn({ indexedDB, hash: '#b' })).toBe('')
    expect(await drawn({ indexedDB, search: '?trial' })).toBe('')
    expect(await drawn({ indexedDB, left: '1' })).toBe('')
  })

  test('leave no database behind where there was none', async () => {
    const indexedDB = new IDBFactory()
    expect(await drawn({ indexedDB })).toBe('')
    expect(await indexedDB.databases()).toEqual([])
  })

  test('fail silently where what was kept is of another version', async () => {
    const indexedDB = await deviceWith({ ...shown, blocks: 'x' } as never)
    expect(await drawn({ indexedDB })).toBe('')
  })
})
