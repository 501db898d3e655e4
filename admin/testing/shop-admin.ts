/** The operator's commands over a test's shop. */
import { createOperator } from '#server/operator/operator.ts'
import type { Shop } from '#server/testing/open-shop.ts'
import { runAdmin } from '../run-admin.ts'

/** Runs a command line; returns its exit code and what it wrote. */
export function adminOf(shop: Shop) {
  const operator = createOperator({
    ...shop,
    settings: { messageIdHost: 'enlace.test' },
    now: Date.now,
  })
  const context = { ...shop, operator, now: Date.now, pause: async () => {} }
  return async (...words: string[]) => {
    const written = { out: '', err: '' }
    const code = await runAdmin(words, {
      out: (text) => {
        written.out += text
      },
      err: (text) => {
        written.err += text
      },
      open: async () => ({ ok: true, context }),
      installation: () => ({ ok: false, sentence: 'a shop of a test is no installation' }),
    })
    return { code, ...written }
  }
}
