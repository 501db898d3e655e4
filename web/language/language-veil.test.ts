import { describe, expect, test } from 'vitest'
import { languageVeilScript } from './language-veil.ts'

/** Runs the script as a browser would at an address, with a stored preference. */
function open(pathname: string, stored: string | null) {
  const left: { address?: string; lang?: string; veiled: boolean } = { veiled: false }
  const location = {
    pathname,
    search: '?a=1',
    hash: '#b',
    replace: (address: string) => {
      left.address = address
    },
  }
  const documentElement = {
    set lang(locale: string) {
      left.lang = locale
    },
    setAttribute: (name: string) => {
      left.veiled = name === 'data-veiled'
    },
  }
  const storage = { getItem: (key: string) => (key === 'preferred_language' ? stored : null) }
  new Function('location', 'localStorage', 'document', languageVeilScript)(location, storage, {
    documentElement,
  })
  return left
}

describe('before the first paint', () => {
  test('the plain address of a public page leads on to the stored language', () => {
    expect(open('/', 'en')).toEqual({ address: '/en?a=1#b', lang: 'en-US', veiled: true })
    expect(open('/privacidade/', 'fr').address).toBe('/fr/confidentialite?a=1#b')
    expect(open('/termos', 'es').address).toBe('/es/terminos?a=1#b')
  })

  test('another page waits, hidden, until it speaks the stored language', () => {
    expect(open('/app', 'es')).toEqual({ lang: 'es-ES', veiled: true })
    expect(open('/nope', 'fr')).toEqual({ lang: 'fr-FR', veiled: true })
  })

  test('addresses of a language are left alone, whatever is stored', () => {
    for (const path of ['/en', '/en/', '/fr/conditions', '/es/privacidad']) {
      expect(open(path, 'fr')).toEqual({ veiled: false })
    }
  })

  test('nothing happens with the default language, none, or a value that is no language', () => {
    for (const stored of ['pt', null, 'klingon', 'constructor', 'e']) {
      expect(open('/', stored)).toEqual({ veiled: false })
      expect(open('/app', stored)).toEqual({ veiled: false })
    }
  })
})
