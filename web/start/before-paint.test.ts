import { describe, expect, test } from 'vitest'
import { returnPagePaths } from '#core/selling/return-paths.ts'
import { beforePaint } from './before-paint.ts'
import { beforePaintPlan } from './before-paint-plan.ts'

/** Runs the script as a browser would, at an address and with these stored entries. */
function open(...visit: Parameters<typeof visitPage>) {
  return visitPage(...visit).left
}

/** What the script does to the page, and whether it offers the languages. */
function visitPage(pathname: string, stored: Record<string, string> = {}, hash = '#b') {
  let offersLanguage = false
  let holdsCeremonies = false
  let hasNotedPin = false
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
      if (name === 'data-offers-language') offersLanguage = true
      if (name === 'data-holds-ceremonies') holdsCeremonies = true
      if (name === 'data-pin-noted') hasNotedPin = true
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
  return { left, offersLanguage, holdsCeremonies, hasNotedPin }
}

const speaking = (language: string) => ({ preferred_language: language })

function session(end: number, pin = '123456', user = '{"email":"a@b.example"}') {
  const { userKey, pinKey, pinExpiryKey } = beforePaintPlan('/')
  return { [userKey]: user, [pinKey]: pin, [pinExpiryKey]: new Date(end).toISOString() }
}

const tomorrow = Date.now() + 86_400_000

describe('a language known before the first paint', () => {
  test('the plain address of a public page redirects to the page in it', () => {
    expect(open('/', speaking('en'))).toEqual({ address: '/en?a=1#b', lang: 'en-US', veiled: true })
    expect(open('/privacidade/', speaking('fr')).address).toBe('/fr/confidentialite?a=1#b')
    expect(open('/termos', speaking('es')).address).toBe('/es/terminos?a=1#b')
  })

  test('any other page stays hidden until it is in that language', () => {
    expect(open('/login', speaking('es'))).toEqual({ lang: 'es-ES', veiled: true })
    expect(open('/nope', speaking('fr'))).toEqual({ lang: 'fr-FR', veiled: true })
  })

  test('the per-language addresses are left alone, whatever is stored', () => {
    for (const path of ['/en', '/en/', '/fr/conditions', '/es/privacidad']) {
      expect(open(path, speaking('fr'))).toEqual({ veiled: false })
    }
  })

  test('nothing happens with the default language, none, or a value that is not a language', () => {
    for (const stored of [speaking('pt'), {}, speaking('klingon'), speaking('constructor')]) {
      expect(open('/', stored)).toEqual({ veiled: false })
      expect(open('/pagamento/sucesso', stored)).toEqual({ veiled: false })
    }
  })
})

describe('the languages', () => {
  const everyPage = ['/', '/en', '/fr/conditions', '/login', '/app', '/nope']

  test('are offered on any page to visitors who have not chosen one', () => {
    for (const path of everyPage) {
      expect(visitPage(path).offersLanguage).toBe(true)
      expect(visitPage(path, speaking('klingon')).offersLanguage).toBe(true)
    }
  })

  test('are not offered once one is chosen', () => {
    for (const path of everyPage) {
      expect(visitPage(path, speaking('pt')).offersLanguage).toBe(false)
      expect(visitPage(path, speaking('es')).offersLanguage).toBe(false)
    }
  })

  test('are not offered beside the link of a letter, nor to buyers back from paying', () => {
    expect(visitPage('/login', {}, '#enrol=key').offersLanguage).toBe(false)
    for (const path of returnPagePaths) expect(visitPage(path).offersLanguage).toBe(false)
  })
})

describe('a session known before the first paint', () => {
  test('a valid one redirects to the creator from the start pages and from the login', () => {
    for (const path of ['/', '/en/', '/fr', '/es', '/login']) {
      expect(open(path, session(tomorrow))).toEqual({ address: '/app', veiled: true })
    }
    expect(open('/', { ...session(tomorrow), ...speaking('en') }).address).toBe('/app')
    // From the letter about access that ends soon.
    expect(open('/fr', session(tomorrow), '#renew').address).toBe('/app#renew')
    expect(open('/fr', session(tomorrow), '#access').address).toBe('/app')
  })

  test('one that has ended, is incomplete or makes no sense redirects nowhere', () => {
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

  test('a page that cannot read storage redirects nowhere, and shows nobody the creator yet', () => {
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

test('a letter’s link is expected in the letter’s language, unless another was chosen here', () => {
  const hash = '#enrol=key&language=es'
  expect(open('/login', {}, hash)).toEqual({ veiled: true, lang: 'es-ES' })
  expect(open('/login', speaking('fr'), hash).lang).toBe('fr-FR')
  expect(open('/login', {}, '#enrol=key&language=xx')).toEqual({ veiled: false })
})

test('the login knows before it is painted whether there are ceremonies to read without it', () => {
  const kept = { ceremony_info: '{}' }
  expect(visitPage('/login', kept).holdsCeremonies).toBe(true)
  expect(visitPage('/login', { enlace_entries_owner: '{}' }).holdsCeremonies).toBe(true)
  expect(visitPage('/login').holdsCeremonies).toBe(false)
  // Somebody has left this browser.
  expect(visitPage('/login', { ...kept, enlace_unsent_logout: '' }).holdsCeremonies).toBe(false)
})

test('the desk knows before it is painted whether its note of the PIN was put away', () => {
  expect(visitPage('/app', { enlace_pin_noted: '2026-11-22' }).hasNotedPin).toBe(true)
  expect(visitPage('/app').hasNotedPin).toBe(false)
  expect(visitPage('/login', { enlace_pin_noted: '2026-11-22' }).hasNotedPin).toBe(false)
})
