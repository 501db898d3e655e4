/** Finds words in bytes, in any form a careless log, cache or database could have left them. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The words that `bytes` hold a trace of, each with the first form found: as it is, without accents, escaped for JSON,
 * HTML or a URL, in UTF-16, in Latin-1, in hexadecimal or inside a Base64 text. Case is ignored. Give words of eight
 * letters or more that occur nowhere else.
 */
export function tracesOf(words: readonly string[], bytes: Uint8Array): string[] {
  const exact = Buffer.from(bytes).toString('latin1')
  const folded = exact.toLowerCase()
  return words.flatMap((word) => {
    const inBase64 = base64Cores(word).some((core) => exact.includes(core))
    const [form] =
      Object.entries(spellings(word)).find(([, spelling]) =>
        folded.includes(spelling.toLowerCase()),
      ) ?? (inBase64 ? ['base64'] : [])
    return form === undefined ? [] : [`${word} (${form})`]
  })
}

/** The traces in every file under a folder, each with the file's path. Files that vanish meanwhile are skipped. */
export function tracesUnder(words: readonly string[], folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const file = join(folder, path)
    const named = tracesOf(words, Buffer.from(path)).map((trace) => `${path}: name: ${trace}`)
    const stat = statSync(file, { throwIfNoEntry: false })
    if (!stat?.isFile()) return named
    return [...named, ...tracesOf(words, readFileSync(file)).map((trace) => `${path}: ${trace}`)]
  })
}

/** Each form as the Latin-1 reading of its bytes. */
function spellings(word: string): Record<string, string> {
  const written = (foreign: (code: number) => string) =>
    [...word].map((letter) => (letter > '~' ? foreign(letter.charCodeAt(0)) : letter)).join('')
  const hexadecimal = (code: number) => code.toString(16).padStart(4, '0')
  return {
    plain: Buffer.from(word).toString('latin1'),
    capitals: Buffer.from(word.toUpperCase()).toString('latin1'),
    decomposed: Buffer.from(word.normalize('NFD')).toString('latin1'),
    'without accents': word.normalize('NFD').replace(/\p{M}/gu, ''),
    'Latin-1': word,
    'UTF-16': Buffer.from(word, 'utf16le').toString('latin1'),
    JSON: written((code) => `\\u${hexadecimal(code)}`),
    HTML: written((code) => `&#${code};`),
    address: encodeURIComponent(word),
    hexadecimal: Buffer.from(word).toString('hex'),
  }
}

/** What a Base64 text always contains when the word is inside it, for each of its three alignments. */
function base64Cores(word: string): string[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(word)])
    const firstWhole = before === 0 ? 0 : 4
    const core = bytes.toString('base64').slice(firstWhole, Math.floor(bytes.length / 3) * 4)
    return [core, core.replaceAll('+', '-').replaceAll('/', '_')]
  })
}
