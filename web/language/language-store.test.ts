import { describe, expect, test } from 'vitest'
import type { Language } from '#core/languages.ts'
import type { Device } from '../storage/device.ts'
import { creatorMessages } from './creator-pt.ts'
import { createLanguageStore, initialLanguage } from './language-store.ts'
import type { Messages } from './messages.ts'
import { messages as pt } from './pt.ts'

function open(stored?: string) {
  const content = new Map(stored === undefined ? [] : [['preferred_language', stored]])
  const device: Device = {
    read: (key) => content.get(key) ?? null,
    write: (key, value) => {
      content.set(key, value)
      return 'kept'
    },
    remove: () => 'kept',
  }
  const waiting = new Map<Language, (messages: Messages) => void>()
  const store = createLanguageStore(initialLanguage('pt', pt), device, (language) =>
    language === 'fr'
      ? new Promise((resolve) => waiting.set(language, resolve))
      : Promise.resolve(pt),
  )
  return { store, content, arrive: (language: Language) => waiting.get(language)?.(pt) }
}

describe('the language of the page', () => {
  test('is the default, without a preference, until one is chosen; the choice is stored bare', async () => {
    const { store, content } = open()
    await store.load()
    expect(store.state()).toMatchObject({ spoken: { language: 'pt' }, preference: 'none' })
    expect(content.size).toBe(0)
    await store.choose('en')
    expect(store.state()).toMatchObject({ spoken: { language: 'en' }, preference: 'stored' })
    expect(content.get('preferred_language')).toBe('en')
  })

  test('follows what is stored, and treats an unknown value as no preference', async () => {
    const { store } = open('es')
    await store.load()
    expect(store.state().spoken.language).toBe('es')
    const { store: confused } = open('klingon')
    await confused.load()
    expect(confused.state()).toMatchObject({ spoken: { language: 'pt' }, preference: 'none' })
  })

  test('is the last one chosen, whichever loads first', async () => {
    const { store, content, arrive } = open()
    await store.load()
    const slow = store.choose('fr')
    await store.choose('en')
    arrive('fr')
    await slow
    expect([store.state().spoken.language, content.get('preferred_language')]).toEqual(['en', 'en'])
  })

  test('says more once more is asked for, whatever else is asked meanwhile', async () => {
    let isMore = false
    const device: Device = { read: () => 'pt', write: () => 'kept', remove: () => 'kept' }
    const more: Messages = { ...pt, creator: creatorMessages }
    const store = createLanguageStore(initialLanguage('pt', pt), device, async () =>
      isMore ? more : pt,
    )
    await store.load()
    isMore = true
    await Promise.all([store.renew(), store.showPage(undefined)])
    expect(store.state().spoken.messages).toBe(more)
  })

  test('is the page’s own where it has one, whatever is stored, and the stored one elsewhere', async () => {
    const { store, content } = open('es')
    await store.showPage('en')
    await store.load()
    expect(store.state()).toMatchObject({
      spoken: { language: 'en' },
      preference: 'stored',
      stored: 'es',
    })
    store.absorb('preferred_language', 'pt')
    expect(store.state()).toMatchObject({ spoken: { language: 'en' }, stored: 'pt' })
    await store.showPage(undefined)
    expect([store.state().spoken.language, content.get('preferred_language')]).toEqual(['pt', 'es'])
  })

  test('stays the page’s language elsewhere while none is stored', async () => {
    const { store } = open()
    await store.showPage('en')
    await store.load()
    await store.showPage(undefined)
    expect(store.state()).toMatchObject({ spoken: { language: 'en' }, preference: 'none' })
  })

  test('is asked for only once the page’s language has loaded', async () => {
    const { store, arrive } = open()
    await store.showPage('fr')
    const loading = store.load()
    expect(store.state().preference).toBe('unknown')
    arrive('fr')
    await loading
    expect(store.state()).toMatchObject({ spoken: { language: 'fr' }, preference: 'none' })
  })
})
