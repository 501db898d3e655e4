/**
 * A language that exposes text outside the messages: every message is in brackets, so visible text without brackets
 * bypasses the dictionaries.
 */
import type { Plugin } from 'vite'

/** Values in a message that the page's logic uses and nobody reads. */
const silentKeys = ['speaker', 'power', 'updatedOn']

/** A dictionary with every sentence in brackets; functions stay callable. */
export function bracketed<Message>(message: Message, silent = silentKeys): Message {
  const wrap = (value: unknown): unknown => {
    if (typeof value === 'string') return value === '' ? '' : `⟦${value}⟧`
    if (typeof value === 'function')
      return (...details: unknown[]) => wrap(Reflect.apply(value, undefined, details))
    if (Array.isArray(value)) return value.map(wrap)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, silent.includes(key) ? part : wrap(part)]),
    )
  }
  return wrap(message) as Message
}

/** The pages' dictionaries and the library's pieces. No user reads the operator’s log. */
const dictionary =
  /\/core\/(?:messages\/[a-z]{2}\/(?!log)|library\/[a-z]{2}-\w+\/(?!library|spelling))[\w-]+\.ts$/

/** Builds the pages in the pseudo-language: each language's messages, in brackets. */
export function pseudoLanguage(): Plugin {
  return {
    name: 'pseudo-language',
    enforce: 'pre',
    transform: {
      filter: { id: dictionary },
      handler: (code) =>
        code.replaceAll(/^export const (\w+)/gm, 'const plain_$1') +
        [...code.matchAll(/^export const (\w+)/gm)]
          .map(([, name]) => `\nexport const ${name} = bracketed(plain_${name})`)
          .join('') +
        `\n${bracketed.toString().replace('= silentKeys', `= ${JSON.stringify(silentKeys)}`)}\n`,
    },
  }
}
