/** How single environment values are read. Messages complete the sentence "<variable>: …" and quote nothing. */
import * as v from 'valibot'

export const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,15}$/, 'must be a whole number'),
    v.transform(Number),
    v.check((n) => n >= least && n <= most, `must be between ${least} and ${most}`),
  )

export const decimalNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}(\.\d{1,9})?$/, 'must be a number'),
    v.transform(Number),
    v.check((n) => n >= least && n <= most, `must be between ${least} and ${most}`),
  )

const longestMs = 3_600_000
export const milliseconds = wholeNumber(1, longestMs)

function urlOf(protocols: readonly string[], problem: string) {
  return v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), problem),
  )
}

export const httpUrl = v.pipe(
  urlOf(['http:', 'https:'], 'must be an http or https address'),
  v.transform((url) => url.replace(/(?<!\/)\/+$/, '')),
)

export const origin = v.pipe(
  httpUrl,
  v.check(
    (url) => new URL(url).href === `${new URL(url).origin}/`,
    'must be an origin, without path, query or user',
  ),
  v.transform((url) => new URL(url).origin),
)

export const origins = v.pipe(
  v.string(),
  v.transform((list) => list.split(/[\s,]+/).filter((entry) => entry !== '')),
  v.array(origin),
)

export const ipAddress = v.pipe(
  v.string(),
  v.trim(),
  v.ip('must be an IP address, such as 127.0.0.1, or 0.0.0.0 for all of IPv4'),
)

export const postgresUrl = urlOf(
  ['postgres:', 'postgresql:'],
  'must be an address like postgres://user:password@host:5432/database',
)

export const smtpUrl = urlOf(
  ['smtp:', 'smtps:'],
  'must be an address like smtp://user:password@host:587',
)

/** An address, alone or after a name: `Enlace <ola@enlace.example>`. */
export const sender = v.pipe(
  v.string(),
  v.check((text) => {
    const address = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(text.trim())?.[1] ?? text.trim()
    return v.is(v.pipe(v.string(), v.email()), address)
  }, 'must be an e-mail address, or a name and <an e-mail address>'),
)

/** Anyone with a copy of the database could guess a shorter one. */
const secretKeyMinCharacters = 32
export const secretKey = v.pipe(
  v.string(),
  v.minLength(secretKeyMinCharacters, `must hold at least ${secretKeyMinCharacters} characters`),
)
