/** What reads requests of browsers, notifications and answers of payment providers, and answers of AI services. */

import { isTrustedAddress } from '#adapters/payments/paypal/certificate.ts'
import { parseJson } from '#adapters/payments/provider-request.ts'
import { centsFromDecimal } from '#core/selling/money.ts'
import { addressBlock } from '#server/access/address-block.ts'
import { preferredLanguage } from '#server/http/accept-language.ts'
import { believedAddress } from '#server/http/client-address.ts'
import { testApp } from '#server/testing/test-app.ts'
import { startAttempt } from '#writer/attempt.ts'
import { anthropic } from '#writer/dialects/anthropic.ts'
import { hosted } from '#writer/dialects/hosted.ts'
import { refusedField } from '#writer/dialects/refused-field.ts'
import { safeIdentifier } from '#writer/failure.ts'
import { failureCode } from '#writer/failure-code.ts'
import { readCompletion } from '#writer/read-completion.ts'
import { isLoading, retryDelayMs } from '#writer/retries.ts'
import { readErrorAnswer } from '#writer/service-error.ts'
import { createThinkingFilter, withoutThinking } from '#writer/thinking.ts'
import { serverEvents } from '../../web/generation/server-events.ts'
import { readNotifications } from './notifications.ts'
import type { Parsers } from './parser.ts'

const drained = async (events: AsyncGenerator<unknown, unknown>): Promise<unknown> => {
  for (;;) {
    const { done, value } = await events.next()
    if (done === true) return value
  }
}
const bytewise = (text: string, size: number): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) controller.close()
      else {
        controller.enqueue(bytes.slice(at, at + size))
        at += size
      }
    },
  })
}

const requests = [
  'server/routes/',
  'server/access/access-cookies.ts',
  'server/selling/purchase-cookie.ts',
  ...[
    'allowed-host',
    'answer-error',
    'read-body',
    'read-request',
    'same-origin',
    'security-headers',
  ].map((name) => `server/http/${name}.ts`),
]

export const serviceParsers: Parsers = {
  addressBlock: { modules: ['server/access/address-block.ts'], read: (text) => addressBlock(text) },
  preferredLanguage: {
    modules: ['server/http/accept-language.ts'],
    read: (text) => preferredLanguage(text),
  },
  believedAddress: {
    modules: ['server/http/client-address.ts'],
    read: (text) => [believedAddress('', text, 1), believedAddress(text, undefined, 0)],
  },
  isTrustedAddress: {
    modules: ['adapters/payments/paypal/certificate.ts'],
    read: (text) => [isTrustedAddress(text), isTrustedAddress(`https://api.paypal.com/${text}`)],
  },
  'parseJson (provider)': {
    modules: ['adapters/payments/provider-request.ts'],
    read: (text) => parseJson(text),
  },
  centsFromDecimal: { modules: ['core/selling/money.ts'], read: (text) => centsFromDecimal(text) },
  notifications: {
    modules: [
      'adapters/payments/mercado-pago/notification.ts',
      'adapters/payments/paypal/notification.ts',
    ],
    read: readNotifications,
  },
  readErrorAnswer: {
    modules: [
      'writer/service-error.ts',
      'writer/parse-json.ts',
      'writer/read-text.ts',
      'writer/dialects/anthropic.ts',
    ],
    read: async (text) => [
      await readErrorAnswer(new Response(bytewise(text, 1_000), { status: 500 }), hosted),
      await readErrorAnswer(
        new Response(JSON.stringify({ error: { message: text } }), { status: 500 }),
        hosted,
      ),
      anthropic.readError({ type: 'error', error: { type: text, message: text } }),
    ],
  },
  failureCode: {
    modules: ['writer/failure-code.ts', 'writer/failure.ts', 'writer/dialects/refused-field.ts'],
    read: (text) => [
      failureCode({ message: text, code: text }),
      refusedField({ status: 400, message: text }, ['temperature', 'max_tokens', 'store']),
      safeIdentifier(text, text),
      safeIdentifier('abcd-ef', text),
    ],
  },
  'failureCode, of models': {
    modules: ['writer/failure-code.ts'],
    read: (text) => failureCode({ message: 'model '.repeat(text.length / 6) }),
  },
  thinking: {
    modules: ['writer/thinking.ts'],
    read: (text) => {
      const filter = createThinkingFilter()
      filter.push(text)
      filter.end()
      const slow = createThinkingFilter()
      for (const character of text) slow.push(character)
      return withoutThinking(text)
    },
  },
  retryDelayMs: {
    modules: ['writer/retries.ts'],
    read: (text) => {
      const value = text.replace(/[^\x21-\x7e]/g, '').slice(0, 16_000)
      return [
        retryDelayMs(1, new Headers({ 'retry-after': value, 'retry-after-ms': value }), 0, 0),
        isLoading({ status: 503, message: text }),
      ]
    },
  },
  readCompletion: {
    modules: ['writer/read-completion.ts', 'writer/dialects/chat-completions.ts'],
    read: async (text) => {
      for (const body of [
        text,
        `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: text } }] })}\n\n`,
        `data: ${text}\n\n`,
      ]) {
        const attempt = startAttempt(
          { firstTokenMs: 60_000, silenceMs: 60_000, wholeTextMs: 60_000 },
          new AbortController().signal,
        )
        await readCompletion(new Response(bytewise(body, 16_384)), attempt, {
          onDelta: () => {},
          textMaxCharacters: 40_000,
          tokensMost: 10_000,
          dialect: hosted,
        })
        attempt.close()
      }
    },
  },
  'readCompletion, in small pieces': {
    modules: ['writer/read-completion.ts'],
    read: async (text) => {
      for (const body of [`data: ${text}`, text]) {
        const attempt = startAttempt(
          { firstTokenMs: 60_000, silenceMs: 60_000, wholeTextMs: 60_000 },
          new AbortController().signal,
        )
        await readCompletion(new Response(bytewise(body, 100)), attempt, {
          onDelta: () => {},
          textMaxCharacters: 40_000,
          tokensMost: 10_000,
          dialect: hosted,
        })
        attempt.close()
      }
    },
  },
  serverEvents: {
    modules: ['web/generation/server-events.ts'],
    read: async (text) => {
      for (const body of [text, `data: ${text}`, `data: ${JSON.stringify({ a: text })}\n\n`]) {
        await drained(
          serverEvents(
            async () => new Response(bytewise(body, 1_000)),
            { path: '/', body: {}, language: 'pt', read: (event) => event },
            new AbortController().signal,
          ),
        )
      }
    },
  },
  'requests of browsers': {
    modules: requests,
    read: async (text) => {
      const { app } = testApp()
      for (const [path, body] of [
        ['/api/session', text],
        ['/api/writing', text],
        ['/api/writing', `{"language":${text}}`],
        ['/api/writing', JSON.stringify({ language: text })],
      ] as const) {
        await app.request(path, { method: 'POST', body })
      }
      const header = text.replace(/[^\x20-\x7e]/g, '').slice(0, 16_000)
      await app.request('/api/session', {
        headers: {
          cookie: header,
          'accept-language': header,
          'accept-encoding': header,
          'if-none-match': header,
          'x-forwarded-for': header,
        },
      })
      await app.request(`/${encodeURI(text.toWellFormed().slice(0, 16_000))}`)
      await app.request(`/api/session?${encodeURI(text.toWellFormed().slice(0, 16_000))}`, {
        method: 'DELETE',
      })
    },
  },
}
