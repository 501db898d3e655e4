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
      '/ajuda',
      '/en/help',
      '/fr/aide',
      '/es/ayuda',
      '/ajuda/escrever',
      '/en/help/writing',
      '/fr/aide/ecrire',
      '/es/ayuda/escribir',
      '/ajuda/ajustar',
      '/en/help/shaping',
      '/fr/aide/adapter',
      '/es/ayuda/ajustar',
      '/ajuda/conferir',
      '/en/help/checking',
      '/fr/aide/verifier',
      '/es/ayuda/revisar',
      '/ajuda/no-altar',
      '/en/help/on-the-day',
      '/fr/aide/le-jour-j',
      '/es/ayuda/en-el-altar',
      '/ajuda/imprimir',
      '/en/help/printing',
      '/fr/aide/imprimer',
      '/es/ayuda/imprimir',
      '/ajuda/outro-aparelho',
      '/en/help/another-device',
      '/fr/aide/autre-appareil',
      '/es/ayuda/otro-dispositivo',
      '/ajuda/copia-de-seguranca',
      '/en/help/backup',
      '/fr/aide/sauvegarde',
      '/es/ayuda/copia-de-seguridad',
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
    for (const path of ['/nope', '/pt', '/en/termos', '/ajuda/nada', '/app', '']) {
      expect(publicPageAt(path)).toBeUndefined()
    }
  })
})
