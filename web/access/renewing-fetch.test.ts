import { expect, test } from 'vitest'
import { createRenewingFetch } from './renewing-fetch.ts'

/** A server that refuses the first call with `code`, and a session that can or cannot be renewed. */
function refusing(code: string, comesBack: boolean) {
  const codes: (string | undefined)[] = []
  let calls = 0
  const fetchRenewing = createRenewingFetch(
    async () => {
      calls += 1
      return calls === 1
        ? Response.json({ error: { code, message: 'Uma frase.' } }, { status: 401 })
        : Response.json('texts')
    },
    {
      refused: async (refusedCode) => {
        codes.push(refusedCode)
        return comesBack
      },
    },
  )
  return { fetchRenewing, codes, calls: () => calls }
}

test('a call whose session is renewed is made once more', async () => {
  const { fetchRenewing, codes, calls } = refusing('session-required', true)
  const response = await fetchRenewing('/api/writing')
  expect([response.status, await response.json()]).toEqual([200, 'texts'])
  expect([codes, calls()]).toEqual([['session-required'], 2])
})

test('a call whose session is over returns the refusal, still readable', async () => {
  const { fetchRenewing, calls } = refusing('subscription-expired', false)
  const response = await fetchRenewing('/api/writing')
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ error: { message: 'Uma frase.' } })
  expect(calls()).toBe(1)
})

test('any other answer leaves the session alone', async () => {
  const fetchRenewing = createRenewingFetch(async () => new Response('', { status: 429 }), {
    refused: () => Promise.reject(new Error('was not to be asked')),
  })
  expect((await fetchRenewing('/api/writing')).status).toBe(429)
})
