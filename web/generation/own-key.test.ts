import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, test } from 'vitest'
import { newCeremony } from '#core/ceremony/new-ceremony.ts'
import { offer } from '#core/selling/offer.ts'
import type { Site } from '#core/wire.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import type { Device } from '../storage/device.ts'
import { keepWriterChoice, originInUse, readWriterChoice, type WriterChoice } from './own-key.ts'
import { createOwnKeyWriting } from './own-key-writing.ts'
import { press } from './press.ts'

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
  model: 'm',
  limits: {
    textMaxCharacters: 40_000,
    generationsPerHour: 60,
    generationsAtOnce: 4,
    charactersPerHour: 3_000_000,
    charactersPerDay: 12_000_000,
    withdrawalsPerYear: 2,
  },
  business: {},
  contact: {},
}

/** A press for two people of whom nothing is known but their names. */
async function pressed(at: Site, choice: WriterChoice) {
  const blank = newCeremony({ id: 'c', nowMs: 0, language: 'pt-BR' })
  const [first, second] = blank.couple
  const couple: typeof blank.couple = [
    { ...first, name: 'João' },
    { ...second, name: 'Ana' },
  ]
  const heard: WritingEvent[] = []
  const running = press(
    {
      ceremony: { ...blank, couple },
      source: createOwnKeyWriting(at, choice),
      texts: ['welcome', 'ceremony'],
      rituals: [],
    },
    (event) => heard.push(event),
  )
  return { heard, outcome: await running.ended }
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

  test('sends the key to the service it was given for, and never to another', async () => {
    expect(originInUse(site, 'https://second.example')).toBe('https://second.example')
    expect(originInUse(site, '')).toBe('https://first.example')
    expect(originInUse(site, 'https://elsewhere.example')).toBeUndefined()
    expect(originInUse({ ...site, ownKeyOrigins: [] }, '')).toBeUndefined()

    const origin = 'https://elsewhere.example'
    const { outcome } = await pressed(site, { writer: 'own-key', origin, apiKey: 'sk-1' })
    expect(outcome).toMatchObject({ failures: [{ kind: 'key-elsewhere', origin }] })
  })

  test('fails every text when the own key is chosen but missing', async () => {
    const { outcome } = await pressed(site, { writer: 'own-key', origin: '', apiKey: ' ' })
    expect(outcome.failures).toEqual([
      { kind: 'text', text: 'welcome', code: 'api-key-missing' },
      { kind: 'text', text: 'ceremony', code: 'api-key-missing' },
    ])
  })

  test('rejects a text from the key’s service that is longer than the site allows', async () => {
    /** The second text, after a first that is short enough. */
    const marks = ['BOAS-VINDAS', 'HISTÓRIA'].map((title) => `[${title}]\n`)
    const begin = [marks[0], 'Que bom que vieram.\n\n', marks[1]]
    let told = 0
    /** Eight characters, never the same: words said again and again would be left sooner. */
    const piece = (): string => {
      told += 1
      const content = `${String(told).padStart(7, '0')} `
      return chunk(content)
    }
    const chunk = (content: string): string =>
      `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const pour = () => {
        while (!response.destroyed && response.write(piece()));
      }
      response.write(begin.map((said) => chunk(said ?? '')).join(''))
      response.on('drain', pour)
      pour()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    try {
      const address = server.address()
      if (address === null || typeof address === 'string') throw new Error('no port was given')
      const origin = `http://127.0.0.1:${address.port}`
      const limits = { ...site.limits, textMaxCharacters: 1_000 }
      const { outcome, heard } = await pressed(
        { ...site, ownKeyOrigins: [origin], limits },
        { writer: 'own-key', origin, apiKey: 'sk-1' },
      )
      expect(outcome.written).toEqual(['welcome'])
      expect(outcome.failures).toEqual([{ kind: 'text', text: 'ceremony', code: 'too-long' }])
      const shown = heard.reduce(
        (sum, event) =>
          event.event === 'delta' && event.text === 'ceremony' ? sum + event.delta.length : sum,
        0,
      )
      expect(shown).toBe(1_000)
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
})
