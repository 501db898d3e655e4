/**
 * One ceremony as a file, for another device. It holds the document and nothing that opens a door; people whose part is
 * a secret come along only where the celebrant says so. Indented JSON with its format and version first, so that people
 * can look into it. Files of version 1, which held the fields of the first stage, are still read.
 */
import * as v from 'valibot'
import type { Ceremony } from '#core/ceremony/document.ts'
import { type NewcomersBeginning, readCeremony } from '#core/ceremony/migrations.ts'
import type { FormerDocument } from '../content-hash.ts'

const format = 'enlace-ceremony'
const version = 2

const headSchema = v.object({
  format: v.literal(format),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
})

const contentSchema = v.object({
  ceremony: v.unknown(),
  lineage: v.array(v.string()),
})

export interface CarryingOptions {
  /** Whether people whose part is a secret for somebody come along. */
  withSecrets: boolean
  /** The states of it that have left a device (`ShelfRecord`). */
  lineage: readonly string[]
}

/** What of a ceremony goes into the file: all of it, or all but the people whose part is a secret. */
export function ceremonyToCarry(
  ceremony: Ceremony,
  { withSecrets }: Pick<CarryingOptions, 'withSecrets'>,
): Ceremony {
  return withSecrets || !hasSecrets(ceremony)
    ? ceremony
    : { ...ceremony, people: ceremony.people.filter(({ secretFor }) => secretFor === undefined) }
}

/** Whether anything of it would be left out unless the celebrant says otherwise. */
export function hasSecrets({ people }: Ceremony): boolean {
  return people.some(({ secretFor }) => secretFor !== undefined)
}

/**
 * The file's text. Where people are left out it names no earlier states: the device it is opened on may hold one of
 * them whole, which must not give way to less.
 */
export function carriedCeremony(ceremony: Ceremony, options: CarryingOptions): string {
  const carried = ceremonyToCarry(ceremony, options)
  const lineage = carried === ceremony ? options.lineage : []
  return `${JSON.stringify({ format, version, ceremony: carried, lineage }, null, 2)}\n`
}

/** Twenty times the largest ceremony anybody has; what is longer is none, and is not even parsed. */
const fileMostCharacters = 16 * 1024 * 1024

export type CarriedReading =
  /** `former`: the document it was converted from. */
  | { kind: 'ceremony'; ceremony: Ceremony; lineage: string[]; former?: FormerDocument }
  /** Made by a later product: left alone. */
  | { kind: 'newer' }
  /** A ceremony's file whose end is missing. */
  | { kind: 'cut' }
  | { kind: 'not-a-ceremony' }

/**
 * Reads such a file of any version; never throws for what a file may hold. `beginning` is for a file of version 1,
 * which knew neither an id nor a language.
 */
export function readCarriedCeremony(text: string, beginning: NewcomersBeginning): CarriedReading {
  if (text.length > fileMostCharacters) return { kind: 'not-a-ceremony' }
  let value: unknown
  try {
    // Some editors put a byte order mark in front.
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return { kind: isOurs(text) ? 'cut' : 'not-a-ceremony' }
  }
  const head = v.safeParse(headSchema, value)
  if (!head.success || head.output.version < version) return reading(value, [], beginning)
  if (head.output.version > version) return { kind: 'newer' }
  const content = v.safeParse(contentSchema, value)
  return content.success
    ? reading(content.output.ceremony, content.output.lineage, beginning)
    : { kind: 'not-a-ceremony' }
}

function reading(value: unknown, lineage: string[], beginning: NewcomersBeginning): CarriedReading {
  const read = readCeremony(value, beginning)
  return read.kind === 'ceremony' ? { ...read, lineage } : { kind: read.kind }
}

function isOurs(text: string): boolean {
  return new RegExp(`^\\s*\\{\\s*"format":\\s*"${format}"`).test(text.slice(0, 200))
}
