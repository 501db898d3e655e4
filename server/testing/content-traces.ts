/** Finds words in bytes, in any form a careless log, cache or database could have left them. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { withoutAccents } from '#core/without-accents.ts'

/**
 * The words that `bytes` hold a trace of, each with the first form found: as it is, without accents, escaped for JSON,
 * HTML or a URL, in UTF-16, in Latin-1, in hexadecimal or inside a Base64 text. Case is ignored. Give words of eight
 * letters or more that occur nowhere else.
 */
export function tracesOf(words: readonly string[], bytes: Uint8Array): string[] {
  const exact = Buffer.from(bytes).toString('latin1')
  const folded = exact.toLowerCase()
  return words.flatMap((word) => {
    const { forms, cores } = tracedForms(word)
    const [form] =
      forms.find(([, spelling]) => folded.includes(spelling)) ??
      (cores.some((core) => exact.includes(core)) ? ['base64'] : [])
    return form === undefined ? [] : [`${word} (${form})`]
  })
}

interface TracedForms {
  /** Each form by its name, in lower case. */
  forms: readonly (readonly [name: string, spelling: string])[]
  cores: readonly string[]
}

/** The same words are looked for in many files. */
const known = new Map<string, TracedForms>()

function tracedForms(word: string): TracedForms {
  const former = known.get(word)
  if (former !== undefined) return former
  const forms = Object.entries(spellings(word)).map(
    ([name, spelling]) => [name, spelling.toLowerCase()] as const,
  )
  // Most words are spelt the same in several of them.
  const distinct = forms.filter(
    ([, spelling], at) => forms.findIndex(([, other]) => other === spelling) === at,
  )
  const made = { forms: distinct, cores: base64Cores(word) }
  known.set(word, made)
  return made
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
    'without accents': withoutAccents(word),
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
