import { describe, expect, test } from 'vitest'
import { emptyAnswers, emptyInfo } from '#core/ceremony.ts'
import { offer } from '#core/offer.ts'
import type { Site } from '#core/wire.ts'
import type { Device } from '../storage/device.ts'
import {
  createOwnKeySource,
  keepWriterChoice,
  readWriterChoice,
  serviceBaseUrl,
} from './own-key.ts'

function deviceWith(entries: Record<string, string> = {}) {
  const content = new Map(Object.entries(entries))
  const device: Device = {
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
  return { device, content }
}

const site: Site = {
  languages: ['pt'],
  services: { ai: 'real', mail: 'real', mercadopago: 'real', paypal: 'real' },
  offer,
  ownKeyOrigins: ['https://first.example', 'https://second.example'],
  models: { welcome: 'w', ceremony: 'c', finalMessage: 'f' },
  business: {},
  contact: {},
}

describe('who writes', () => {
  test('is the service when nothing is stored, and the own key when only a key is', () => {
    expect(readWriterChoice(deviceWith().device).writer).toBe('service')
    const { device } = deviceWith({ openai_api_key: 'sk-1' })
    expect(readWriterChoice(device)).toEqual({ writer: 'own-key', origin: '', apiKey: 'sk-1' })
  })

  test('survives a reload, the key bare under its own name and gone once removed', () => {
    const { device, content } = deviceWith()
    const choice = { writer: 'own-key', origin: 'https://second.example', apiKey: 'sk-1' } as const
    keepWriterChoice(device, choice)
    expect(content.get('openai_api_key')).toBe('sk-1')
    expect(readWriterChoice(device)).toEqual(choice)
    keepWriterChoice(device, { ...choice, apiKey: '' })
    expect(content.has('openai_api_key')).toBe(false)
    expect(readWriterChoice(device)).toEqual({ ...choice, apiKey: '' })
  })

  test('uses the key only at a service the site allows', () => {
    expect(serviceBaseUrl(site, 'https://second.example')).toBe('https://second.example/v1')
    expect(serviceBaseUrl(site, 'https://elsewhere.example')).toBe('https://first.example/v1')
    expect(serviceBaseUrl({ ...site, ownKeyOrigins: [] }, '')).toBeUndefined()
  })

  test('fails every text when the own key is chosen but missing', async () => {
    const source = createOwnKeySource(site, { writer: 'own-key', origin: '', apiKey: ' ' })
    const events = source(
      { language: 'pt', texts: ['welcome', 'ceremony'], info: emptyInfo, answers: emptyAnswers },
      new AbortController().signal,
    )
    const codes: string[] = []
    for await (const event of events) codes.push('code' in event ? event.code : event.event)
    expect(codes).toEqual(['api-key-missing', 'api-key-missing'])
  })
})
