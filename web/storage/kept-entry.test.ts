import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDevice, type Device } from './device.ts'
import { answersFormat, infoFormat } from './entry-format.ts'
import { createKeptEntry, type KeptEntry } from './kept-entry.ts'

/**
 * Two tabs over one storage. Each sees its own copy of it and hears of the other's writes only when `deliver`
 * runs, as browsers with a process per tab do; the order of writes is that of the calls.
 */
function twoTabs() {
  let time = 0
  const queues: { key: string; value: string | null }[][] = [[], []]
  const shared = new Map<string, string>()
  const tabs = [0, 1].map((self) => {
    const copy = new Map<string, string>()
    const put = (key: string, value: string | null) => {
      for (const map of [copy, shared]) value === null ? map.delete(key) : map.set(key, value)
      queues[1 - self]?.push({ key, value })
    }
    const device: Device = {
      read: (key) => copy.get(key) ?? null,
      write: (key, value) => {
        put(key, value)
        return 'kept'
      },
      remove: (key) => {
        put(key, null)
        return 'kept'
      },
    }
    return { entry: createKeptEntry(infoFormat, device, () => time), copy }
  })
  const [first, second] = tabs
  if (first === undefined || second === undefined) throw new Error('two tabs are made above')
  const deliver = () => {
    for (let rounds = 0; queues.some((queue) => queue.length > 0); rounds += 1) {
      if (rounds > 50) throw new Error('the tabs never come to rest')
      for (const [self, tab] of [first, second].entries()) {
        for (const { key, value } of queues[self]?.splice(0) ?? []) {
          value === null ? tab.copy.delete(key) : tab.copy.set(key, value)
          tab.entry.absorb(value)
        }
      }
    }
  }
  const pass = (ms: number) => {
    time += ms
  }
  return {
    a: first.entry,
    b: second.entry,
    deliver,
    pass,
    stored: () => shared.get(infoFormat.key),
  }
}

function names(entry: KeptEntry) {
  const { brideName, groomName } = entry.fields()
  return { brideName, groomName }
}

describe('two tabs with one entry', () => {
  test('keep both fields typed at the same moment, before either has heard of the other', () => {
    const { a, b, deliver, stored } = twoTabs()
    a.write({ brideName: 'Ana' })
    b.write({ groomName: 'João' })
    deliver()
    const both = { brideName: 'Ana', groomName: 'João' }
    expect([names(a), names(b)]).toEqual([both, both])
    expect(JSON.parse(stored() ?? '')).toMatchObject(both)
  })

  test('keep both whatever the interleaving of their keystrokes', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'deliver'), { maxLength: 40 }), (steps) => {
        const { a, b, deliver, pass, stored } = twoTabs()
        let [bride, groom] = ['', '']
        for (const step of steps) {
          pass(30)
          if (step === 'a') {
            bride += 'x'
            a.write({ brideName: bride })
          } else if (step === 'b') {
            groom += 'y'
            b.write({ groomName: groom })
          } else deliver()
        }
        deliver()
        const both = { brideName: bride, groomName: groom }
        expect([names(a), names(b)]).toEqual([both, both])
        if (steps.some((step) => step !== 'deliver')) {
          expect(JSON.parse(stored() ?? '')).toMatchObject(both)
        }
      }),
    )
  })

  test('take over an edit of the same field, also back to what stood there before', () => {
    const { a, b, deliver, pass } = twoTabs()
    a.write({ brideName: 'An' })
    a.write({ brideName: 'Ana' })
    deliver()
    pass(5_000)
    b.write({ brideName: 'An' })
    deliver()
    expect(names(a).brideName).toBe('An')
  })

  test('are both empty after one clears, and the entry is absent until the next keystroke', () => {
    const { a, b, deliver, stored } = twoTabs()
    a.write({ brideName: 'Ana' })
    deliver()
    b.clear()
    deliver()
    expect([names(a).brideName, stored()]).toEqual(['', undefined])
    a.write({ groomName: 'João' })
    expect(JSON.parse(stored() ?? '')).toMatchObject({ brideName: '', groomName: 'João' })
  })
})

describe('an entry that cannot be kept', () => {
  function failingDevice(name: string) {
    const content = new Map<string, string>()
    let failing = true
    const storage = {
      getItem: (key: string) => content.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (failing) throw new DOMException('no', name)
        content.set(key, value)
      },
      removeItem: (key: string) => content.delete(key),
    } as unknown as Storage
    return {
      content,
      device: createDevice(() => storage),
      recover: () => {
        failing = false
      },
    }
  }

  test('says full or blocked, stays on the screen and is written whole once there is room', () => {
    const { device, content, recover } = failingDevice('QuotaExceededError')
    const entry = createKeptEntry(infoFormat, device, () => 0)
    expect(entry.write({ brideName: 'Ana' })).toBe('full')
    expect(names(entry).brideName).toBe('Ana')
    recover()
    expect(entry.write({ groomName: 'João' })).toBe('kept')
    expect(JSON.parse(content.get(infoFormat.key) ?? '')).toMatchObject({
      brideName: 'Ana',
      groomName: 'João',
    })
  })

  test('is not undone by an older state that is still stored', () => {
    const { device, content } = failingDevice('QuotaExceededError')
    content.set(infoFormat.key, JSON.stringify({ brideName: 'old', groomName: 'old' }))
    const entry = createKeptEntry(infoFormat, device, () => 0)
    entry.load()
    entry.write({ brideName: 'new' })
    entry.write({ groomName: 'newer' })
    expect(names(entry)).toEqual({ brideName: 'new', groomName: 'newer' })
  })

  test('says blocked where storage may not even be named', () => {
    const device = createDevice(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(createKeptEntry(infoFormat, device, () => 0).write({ brideName: 'Ana' })).toBe('blocked')
  })
})

describe('an entry that cannot be read', () => {
  test.each([
    ['{', ['', '', '', '', '']],
    ['"text"', ['', '', '', '', '']],
    ['["one", 2, null]', ['one', '', '', '', '']],
    ['["1","2","3","4","5","6"]', ['1', '2', '3', '4', '5']],
  ])('%s gives what can be saved of it and is copied aside', (raw, expected) => {
    const content = new Map([[answersFormat.key, raw]])
    const device: Device = {
      read: (key) => content.get(key) ?? null,
      write: (key, value) => {
        content.set(key, value)
        return 'kept'
      },
      remove: () => 'kept',
    }
    const entry = createKeptEntry(answersFormat, device, () => 0)
    expect(entry.load()).toEqual({ setAside: true })
    expect(Object.values(entry.fields())).toEqual(expected)
    expect(content.get(`enlace_unreadable_${answersFormat.key}`)).toBe(raw)
  })

  test('whatever is stored, reading it never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (raw) => {
        for (const format of [answersFormat, infoFormat]) {
          const { fields } = format.decode(raw)
          expect(Object.keys(fields)).toEqual([...format.names])
        }
      }),
    )
  })
})
