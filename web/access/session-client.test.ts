import { describe, expect, test } from 'vitest'
import { createSessionClient } from './session-client.ts'

const user = {
  email: 'ana@example.org',
  name: 'Ana Souza',
  pin: '123456',
  subscriptionEnd: '2026-12-20T12:00:00.000Z',
  special: false,
}

function client(answer: () => Response | Promise<Response>) {
  const calls: { path: string; init: RequestInit | undefined }[] = []
  const made = createSessionClient(async (path, init) => {
    calls.push({ path: String(path), init })
    return await answer()
  })
  return { ...made, calls }
}

const error = (code: string) => ({ authorized: false, error: { code, message: 'Uma frase.' } })

describe('the session’s calls', () => {
  test('send PIN, e-mail and language, and return the user', async () => {
    const { logIn, calls } = client(() => Response.json({ authorized: true, user }))
    const request = { pin: '123456', email: 'ana@example.org', language: 'fr' } as const
    expect(await logIn(request)).toEqual({ answer: 'open', user })
    expect(calls[0]).toMatchObject({ path: '/api/session', init: { method: 'POST' } })
    expect(JSON.parse(String(calls[0]?.init?.body))).toEqual(request)
  })

  test('return a refusal with its code and the server’s sentence', async () => {
    const { logIn } = client(() => Response.json(error('too-many-attempts'), { status: 429 }))
    expect(await logIn({ pin: '123456' })).toEqual({
      answer: 'refused',
      code: 'too-many-attempts',
      sentence: 'Uma frase.',
    })
  })

  test('say who is logged in, that nobody is, or why a session is over', async () => {
    expect(await client(() => Response.json({ authorized: true, user })).check()).toEqual({
      answer: 'somebody',
      user,
    })
    expect(await client(() => Response.json({ authorized: false })).check()).toEqual({
      answer: 'nobody',
    })
    expect(await client(() => Response.json(error('subscription-expired'))).check()).toEqual({
      answer: 'ended',
      code: 'subscription-expired',
    })
  })

  test.each([
    ['a network that is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['an error of ours', () => Response.json({ error: { code: 'internal', message: '' } })],
    ['a code nobody knows', () => Response.json(error('new-code'), { status: 401 })],
  ])('treat %s as no answer', async (_what, answer) => {
    expect(await client(answer).check()).toEqual({ answer: 'failed' })
    expect(await client(answer).logIn({ pin: '123456' })).toEqual({ answer: 'failed' })
  })

  test('log out here, everywhere, and keeping the device', async () => {
    const { logOut, calls } = client(() => Response.json({ authorized: false }))
    expect(await logOut({ everywhere: false, keepsDevice: false })).toBe(true)
    expect(await logOut({ everywhere: true, keepsDevice: true })).toBe(true)
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/session',
      '/api/session?everywhere=1&keep-device=1',
    ])
  })

  test('report a reminder as sent, refused with the server’s sentence, or failed', async () => {
    const remind = (status: number, body: object) =>
      client(() => Response.json(body, { status })).remind('a@b.example', 'pt')
    expect(await remind(202, {})).toEqual({ answer: 'sent' })
    const error = { code: 'too-many-attempts', message: 'Espere 5 minutos.' }
    expect(await remind(429, { error })).toEqual({ answer: 'refused', sentence: error.message })
    expect(await remind(503, {})).toEqual({ answer: 'failed' })
    const offline = createSessionClient(async () => Promise.reject(new TypeError('offline')))
    expect(await offline.remind('a@b.example', 'pt')).toEqual({ answer: 'failed' })
  })
})
