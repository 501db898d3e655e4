import * as v from 'valibot'
import {
  type Answers,
  type CeremonyInfo,
  emptyAnswers,
  emptyInfo,
  emptyTexts,
  type Texts,
} from '#core/ceremony.ts'
import { answersKey, infoKey, textsKey } from './keys.ts'

const isoDate = v.pipe(v.string(), v.isoDate())
const isoTime = v.pipe(v.string(), v.isoTime())

/** What an entry looks like inside the page: named text fields, so that every entry merges by one rule. */
export type Fields = Readonly<Record<string, string>>

/** What could be read of a stored entry. `intact: false` means that something in it was not understood. */
export interface Decoded {
  fields: Fields
  intact: boolean
}

/** How one entry is kept: its key, its fields and the JSON value it is written as. */
export interface EntryFormat {
  key: string
  names: readonly string[]
  decode(raw: string): Decoded
  encode(fields: Fields): string
}

const plainInfoFormat = objectFormat(infoKey, Object.keys(emptyInfo))

/** Date and time are kept only in the form a date or time input can show. */
export const infoFormat: EntryFormat = {
  ...plainInfoFormat,
  decode(raw) {
    const { fields, intact } = plainInfoFormat.decode(raw)
    const { date = '', time = '' } = fields
    const dateIsShown = date === '' || v.is(isoDate, date)
    const timeIsShown = time === '' || v.is(isoTime, time)
    return {
      fields: { ...fields, date: dateIsShown ? date : '', time: timeIsShown ? time : '' },
      intact: intact && dateIsShown && timeIsShown,
    }
  },
}

export const textsFormat: EntryFormat = objectFormat(textsKey, Object.keys(emptyTexts))

/** An array of exactly five strings (design.md section 10); inside, the fields are named by position. */
export const answersFormat: EntryFormat = {
  key: answersKey,
  names: emptyAnswers.map((_, position) => String(position)),
  decode(raw) {
    const value = parseJson(raw)
    if (!Array.isArray(value)) return { fields: emptyFields(this.names), intact: false }
    const { fields, intact } = pick(Object.fromEntries(value.entries()), this.names)
    return { fields, intact: intact && value.length === this.names.length }
  },
  encode(fields) {
    return JSON.stringify(this.names.map((name) => fields[name] ?? ''))
  },
}

function objectFormat(key: string, names: readonly string[]): EntryFormat {
  return {
    key,
    names,
    decode(raw) {
      const value = parseJson(raw)
      return isRecord(value) ? pick(value, names) : { fields: emptyFields(names), intact: false }
    },
    encode: (fields) =>
      JSON.stringify(Object.fromEntries(names.map((name) => [name, fields[name] ?? '']))),
  }
}

export function emptyFields(names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, '']))
}

export function infoOf(fields: Fields): CeremonyInfo {
  return {
    brideName: fields['brideName'] ?? '',
    groomName: fields['groomName'] ?? '',
    location: fields['location'] ?? '',
    date: fields['date'] ?? '',
    time: fields['time'] ?? '',
  }
}

export function textsOf(fields: Fields): Texts {
  return {
    welcome: fields['welcome'] ?? '',
    ceremony: fields['ceremony'] ?? '',
    finalMessage: fields['finalMessage'] ?? '',
  }
}

export function answersOf(fields: Fields): Answers {
  return [
    fields['0'] ?? '',
    fields['1'] ?? '',
    fields['2'] ?? '',
    fields['3'] ?? '',
    fields['4'] ?? '',
  ]
}

export function fieldsOfAnswers(answers: Answers): Fields {
  return Object.fromEntries(answers.map((answer, position) => [String(position), answer]))
}

/** Takes the fields that hold text; a field missing or of another type reads as empty. */
function pick(value: Record<string, unknown>, names: readonly string[]): Decoded {
  let intact = true
  const entries = names.map((name): [string, string] => {
    const field = value[name]
    if (typeof field === 'string') return [name, field]
    if (field !== undefined && field !== null) intact = false
    return [name, '']
  })
  return { fields: Object.fromEntries(entries), intact }
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
