import { describe, expect, test } from 'vitest'
import { beforePaint } from './before-paint.ts'
import { beforePaintPlan } from './before-paint-plan.ts'

/** Runs the script as a browser would at an address, with what is stored. */
function open(pathname: string, stored: Record<string, string> = {}, hash = '#b') {
  const left: { address?: string; lang?: string; veiled: boolean; nobody?: true } = {
    veiled: false,
  }
  const documentElement = {
    set lang(locale: string) {
      left.lang = locale
    },
    setAttribute: (name: string) => {
      if (name === 'data-veiled') left.veiled = true
      if (name === 'data-nobody') left.nobody = true
    },
  }
  beforePaint(
    {
      document: { documentElement: documentElement as unknown as HTMLElement },
      location: {
        search: '?a=1',
        hash,
        replace: (address) => {
          left.address = String(address)
        },
      },
      localStorage: { getItem: (key) => stored[key] ?? null },
    },
    beforePaintPlan(pathname),
  )
  return left
}

const speaking = (language: string) => ({ preferred_language: language })

function session(end: number, pin = '123456', user = '{"email":"a@b.example"}') {
  const { userKey, pinKey, pinExpiryKey } = beforePaintPlan('/')
  return { [userKey]: user, [pinKey]: pin, [pinExpiryKey]: new Date(end).toISOString() }
}

const tomorrow = Date.now() + 86_400_000

describe('a language known before the first paint', () => {
  test('the plain address of a public page leads on to it', () => {
    expect(open('/', speaking('en'))).toEqual({ address: '/en?a=1#b', lang: 'en-US', veiled: true })
    expect(open('/privacidade/', speaking('fr')).address).toBe('/fr/confidentialite?a=1#b')
    expect(open('/termos', speaking('es')).address).toBe('/es/terminos?a=1#b')
  })

  test('another page waits, hidden, until it speaks it', () => {
    expect(open('/login', speaking('es'))).toEqual({ lang: 'es-ES', veiled: true })
    expect(open('/nope', speaking('fr'))).toEqual({ lang: 'fr-FR', veiled: true })
  })

  test('addresses of a language are left alone, whatever is stored', () => {
    for (const path of ['/en', '/en/', '/fr/conditions', '/es/privacidad']) {
      expect(open(path, speaking('fr'))).toEqual({ veiled: false })
    }
  })

  test('nothing happens with the default language, none, or a value that is no language', () => {
    for (const stored of [speaking('pt'), {}, speaking('klingon'), speaking('constructor')]) {
      expect(open('/', stored)).toEqual({ veiled: false })
      expect(open('/pagamento/sucesso', stored)).toEqual({ veiled: false })
    }
  })
})

describe('a session known before the first paint', () => {
  test('a valid one leads on to the creator from the start pages and from the door', () => {
    for (const path of ['/', '/en/', '/fr', '/es', '/login']) {
      expect(open(path, session(tomorrow))).toEqual({ address: '/app', veiled: true })
    }
    expect(open('/', { ...session(tomorrow), ...speaking('en') }).address).toBe('/app')
  })

  test('one that has ended, is not whole or makes no sense leads nowhere', () => {
    const { userKey, pinKey } = beforePaintPlan('/')
    for (const stored of [
      session(Date.now() - 1),
      session(tomorrow, '012345'),
      session(tomorrow, '123456', 'nonsense'),
      { ...session(tomorrow), [pinKey]: '' },
      { ...session(tomorrow), [userKey]: '' },
      { ...session(tomorrow), [userKey]: 'null' },
    ]) {
      expect(open('/', stored)).toEqual({ veiled: false })
      expect(open('/app', stored)).toEqual({ veiled: false, nobody: true })
    }
  })

  test('a page that may read nothing leads nowhere, and lets nobody see the creator yet', () => {
    const refused = new Proxy<Record<string, string>>(
      {},
      {
        get() {
          throw new Error('denied')
        },
      },
    )
    expect(open('/', refused)).toEqual({ veiled: false })
    expect(open('/app', refused)).toEqual({ veiled: false, nobody: true })
  })

  test('other pages are left alone, and so is the link of a letter', () => {
    for (const path of ['/termos', '/app', '/en/privacy', '/pagamento/sucesso']) {
      expect(open(path, session(tomorrow))).toEqual({ veiled: false })
    }
    expect(open('/login', session(tomorrow), '#enrol=key')).toEqual({ veiled: false })
  })
})
