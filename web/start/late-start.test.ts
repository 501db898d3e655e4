import { describe, expect, test, vi } from 'vitest'
import { lateStart, type StartPlan, type StartWindow } from './late-start.ts'

const plan: StartPlan = {
  manifest: '/m.js',
  routes: [['root', '/r.js']],
  drawing: '/d.js',
  entry: '/e.js',
  isUrgent: false,
}

/** As much of a page as the start touches; elements are found by the selectors they are listed under. */
function open(
  change: Partial<StartPlan> = {},
  { veiled = false, hash = '', broken = '', onLine = true, readyState = 'complete' } = {},
) {
  const loaded: string[] = []
  const fetched: string[] = []
  let reloads = 0
  let whenIdle = (): void => undefined
  const page = Object.assign(new EventTarget(), {
    document: {
      documentElement: { hasAttribute: () => veiled },
      readyState,
      createElement: () => ({}),
      head: { append: ({ rel, href }: HTMLLinkElement) => fetched.push(`${rel} ${href}`) },
    },
    setTimeout,
    location: {
      hash,
      reload: () => {
        reloads += 1
      },
    },
    navigator: { onLine },
    requestIdleCallback: (run: () => void) => {
      whenIdle = run
    },
  }) as unknown as StartWindow
  lateStart(page, { ...plan, ...change }, (address) => {
    loaded.push(address)
    return address === broken
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : Promise.resolve({ address })
  })
  return {
    page,
    loaded,
    fetched,
    idle: () => whenIdle(),
    reloads: () => reloads,
    /** Dispatches an event; returns whether its default was prevented. */
    act(type: string, target: object, more: object = {}): boolean {
      const event = new Event(type, { cancelable: true })
      Object.defineProperty(event, 'target', { value: target })
      return !page.dispatchEvent(Object.assign(event, more))
    },
  }
}

/** An element inside one that matches these selectors. */
function element(...selectors: string[]) {
  const self = {
    closest: (wanted: string) =>
      wanted.split(',').some((s) => selectors.includes(s)) ? self : null,
  }
  return self
}

describe('a page that starts late', () => {
  test('loads nothing until it has loaded and the browser is idle, then the entry last', async () => {
    const { page, loaded, fetched, idle } = open()
    expect(loaded).toEqual([])
    page.dispatchEvent(new Event('load'))
    expect(loaded).toEqual([])
    idle()
    const inTurn = ['/d.js', '/m.js', '/r.js', '/e.js']
    expect(fetched).toEqual(inTurn.map((address) => `modulepreload ${address}`))
    await expect.poll(() => loaded).toEqual(inTurn)
  })

  test.each(['pointerdown', 'focusin', 'keydown', 'click'])(
    'starts at the first %s, once',
    (type) => {
      const { fetched, act } = open()
      act(type, element())
      act(type, element())
      expect(fetched).toHaveLength(4)
    },
  )

  test('asks for what is imported a few files at a time, and runs each before the routes', async () => {
    const imports = Array.from({ length: 20 }, (_, position) => `/i${position}.js`)
    const { fetched, loaded, act } = open({ imports })
    act('pointerdown', element())
    expect(fetched.length).toBeLessThan(10)
    await expect.poll(() => loaded).toEqual(['/d.js', '/m.js', ...imports, '/r.js', '/e.js'])
    expect(new Set(fetched)).toEqual(
      new Set([...loaded].map((address) => `modulepreload ${address}`)),
    )
  })

  test('is not started by a field that takes the focus while the page loads', () => {
    const { fetched, act } = open({}, { readyState: 'interactive' })
    act('focusin', element('input'))
    expect(fetched).toEqual([])
  })

  test('starts at once where there is nothing to read before', () => {
    expect(open({ isUrgent: true }).fetched).toHaveLength(4)
    expect(open({}, { veiled: true }).fetched).toHaveLength(4)
    expect(open({}, { hash: '#enrol=key' }).fetched).toHaveLength(4)
    expect(open({}, { hash: '#access' }).fetched).toHaveLength(0)
  })

  test('hands the framework its routes’ modules', async () => {
    const { page, act } = open()
    act('pointerdown', element())
    await page.lateStart?.modules
    expect(page.__reactRouterRouteModules).toEqual({ root: { address: '/r.js' } })
  })
})

describe('what is done before hydration', () => {
  test('to a button is recorded once, in order, and kept from the browser', () => {
    const { page, act } = open()
    const [one, other] = [element('button'), element('[data-replay]')]
    expect([act('click', one), act('click', other), act('click', one)]).toEqual([true, true, true])
    expect(page.lateStart?.release()).toEqual([
      { kind: 'click', target: one },
      { kind: 'click', target: other },
    ])
  })

  test('to links, details and fields is left to the browser', () => {
    const { page, act } = open()
    expect([act('click', element('a')), act('click', element('summary'))]).toEqual([false, false])
    expect(act('keydown', element('input'), { key: '1' })).toBe(false)
    expect(page.lateStart?.release()).toEqual([])
  })

  test('by Enter in a field, or at a disabled button, is recorded, and no form submits itself', () => {
    const { page, act } = open()
    const [field, button] = [element('input'), element('button:disabled')]
    expect(act('keydown', field, { key: 'Enter' })).toBe(true)
    expect(act('pointerup', button)).toBe(false)
    expect(act('submit', element('form'))).toBe(true)
    expect(page.lateStart?.release()).toEqual([
      { kind: 'enter', target: field },
      { kind: 'click', target: button },
    ])
  })

  test('is the page’s own once it is hydrated', () => {
    const { page, act } = open()
    page.lateStart?.release()
    expect(act('click', element('button'))).toBe(false)
  })
})

describe('a page whose scripts cannot be loaded', () => {
  test.each(['/m.js', '/r.js', '/d.js', '/e.js'])(
    'without %s leaves links alone and reloads when a button is pressed',
    async (broken) => {
      const { act, loaded, reloads } = open({ isUrgent: true }, { broken })
      await vi.waitFor(() => expect(loaded).toContain(broken))
      await new Promise((resolve) => setImmediate(resolve))
      expect(act('click', element('[data-replay]'))).toBe(false)
      expect(reloads()).toBe(0)
      act('click', element('button'))
      expect(reloads()).toBe(1)
      // What was typed must not end up in an address.
      expect(act('submit', element())).toBe(true)
    },
  )

  test('waits for the network, and stays readable meanwhile', async () => {
    const broken = '/e.js'
    const { act, loaded, page, reloads } = open({ isUrgent: true }, { broken, onLine: false })
    await vi.waitFor(() => expect(loaded).toContain(broken))
    await new Promise((resolve) => setImmediate(resolve))
    act('click', element('button'))
    expect(reloads()).toBe(0)
    page.dispatchEvent(new Event('online'))
    expect(reloads()).toBe(1)
  })
})
