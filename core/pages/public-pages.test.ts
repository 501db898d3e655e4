import { describe, expect, test } from 'vitest'
import { publicPageAt, publicPagePath, publicPages } from './public-pages.ts'

describe('the public pages', () => {
  test('each have an address, which leads back to them', () => {
    expect(new Set(publicPages.map(publicPagePath)).size).toBe(publicPages.length)
    for (const page of publicPages) {
      expect(publicPageAt(publicPagePath(page))).toEqual(page)
      expect(publicPageAt(`${publicPagePath(page)}/`)).toEqual(page)
    }
  })

  test('keep their addresses, which appear in letters and search engines', () => {
    expect(publicPages.map(publicPagePath)).toEqual([
      '/',
      '/en',
      '/fr',
      '/es',
      '/exemplo',
      '/en/example',
      '/fr/exemple',
      '/es/ejemplo',
      '/privacidade',
      '/en/privacy',
      '/fr/confidentialite',
      '/es/privacidad',
      '/termos',
      '/en/terms',
      '/fr/conditions',
      '/es/terminos',
    ])
  })

  test('are at no other address', () => {
    for (const path of ['/nope', '/pt', '/en/termos', '/app', '']) {
      expect(publicPageAt(path)).toBeUndefined()
    }
  })
})
