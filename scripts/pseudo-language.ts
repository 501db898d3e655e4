/**
 * A language that shows what is no message: every message stands in brackets, so visible text outside of them was
 * written past the dictionaries (issue "the face": a pseudo-language build shows no unwrapped string).
 */
import type { Plugin } from 'vite'

/** Values that a message carries for the page's logic and that nobody reads. */
const silentKeys = ['speaker', 'updatedOn']

/** A dictionary whose every sentence stands in brackets; functions are wrapped, so that they still can be called. */
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

/** The pages' dictionaries; the instructions to the AI service and the operator's log are read by no user. */
const dictionary = /\/core\/messages\/[a-z]{2}\/(?!prompts|log)\w+\.ts$/

/** Builds the pages in the pseudo-language: their messages, in each language, in brackets. */
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
