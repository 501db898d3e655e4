/** Reads the fields of a control call, sent as a form or as JSON. */
import type { Context } from 'hono'

export type Fields = Record<string, string>

/** Fields by name; strings, numbers and booleans only, all as text. */
export async function readFields(c: Context): Promise<Fields> {
  const json = c.req.header('content-type')?.startsWith('application/json')
  const body: unknown = json ? await c.req.json() : await c.req.parseBody()
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body)
      .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
      .map(([name, value]) => [name, String(value)]),
  )
}

/** Whether the caller is a program rather than a person at the control page. */
export function wantsJson(c: Context): boolean {
  return c.req.header('accept')?.includes('text/html') !== true
}

/** `"99.00"` or `"99,00"` -> 9900; `undefined` for anything else. */
export function centsOf(text: string | undefined): number | undefined {
  const match = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(text?.trim() ?? '')
  if (match?.[1] === undefined) return undefined
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** `value` if it is one of `options`. */
export function oneOf<T extends string>(
  options: readonly T[],
  value: string | undefined,
): T | undefined {
  return options.find((option) => option === value)
}
