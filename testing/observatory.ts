/**
 * What MDN HTTP Observatory says of an answer: its own judging functions (`@mdn/mdn-http-observatory`, the scanner behind
 * developer.mozilla.org/observatory), given what its `retrieve` would have brought from an https address behind a proxy
 * that redirects from http, as deploy/ has it.
 *
 * Of the package nothing is run at install: package.json's `allowScripts` refuses its scripts, and package-lock.json does
 * not tell older npm of them. They would download lists, and compile a driver of PostgreSQL (testing/pg-native).
 */
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js'
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js'
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js'
import { Session } from '@mdn/mdn-http-observatory/src/retriever/session.js'
import { parseHttpEquivHeaders } from '@mdn/mdn-http-observatory/src/retriever/utils.js'
import { type AxiosLike, Requests, type Retrieved } from '@mdn/mdn-http-observatory/src/types.js'

/** The origin whose leave to read us the scanner asks for. */
export const observatoryOrigin = 'https://http-observatory.security.mozilla.org'

/** What a site answered at one address. */
export interface Observed {
  /** The https address, as a visitor types it. */
  url: URL
  page: Response
  /** The answer to the scanner's preflight request from `observatoryOrigin`. */
  preflight: Response
  /** `Set-Cookie` lines of the whole site. */
  cookies: readonly string[]
}

/** `passed` and `failed` name the scanner's findings; extra credit can bring `score` above 100. */
export interface Mark {
  grade: string
  score: number
  passed: string[]
  failed: string[]
}

/** Judges an answer as the scanner's own `scan` adds up (src/scanner/index.js). */
export async function observe({ url, page, preflight, cookies }: Observed): Promise<Mark> {
  const answer = await retrieved(url, page)
  answer.httpEquiv = parseHttpEquivHeaders(answer.data, url.href)
  const requests = new Requests(url.hostname)
  requests.resources.path = answer.data
  requests.responses.auto = answer
  requests.responses.http = answer
  requests.responses.https = answer
  requests.responses.cors = await retrieved(url, preflight, { origin: observatoryOrigin })
  requests.responses.httpsRedirects = [{ url, status: answer.status }]
  requests.responses.httpRedirects = [
    { url: new URL(url.href.replace(/^https:/, 'http:')), status: 301 },
    ...requests.responses.httpsRedirects,
  ]
  requests.session = new Session(url)
  for (const cookie of cookies) await requests.session.jar.setCookie(cookie, url.href)

  const findings = ALL_TESTS.map((judge) => judge(requests))
  const points = findings.map(({ result }) => getScoreModifier(result))
  const losses = 100 + sum(points.filter((one) => one < 0))
  const whole = losses >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + sum(points) : losses
  const { grade, score } = getGradeForScore(whole)
  const named = (wanted: boolean) =>
    findings.filter(({ pass }) => pass === wanted).map(({ result }) => result)
  return { grade, score, passed: named(true), failed: named(false) }
}

async function retrieved(url: URL, answer: Response, asked = {}): Promise<Retrieved> {
  return {
    status: answer.status,
    headers: readBothWays(answer.headers),
    data: await answer.text(),
    verified: true,
    request: { responseURL: url.href, headers: readBothWays(new Headers(asked)) },
    config: { url: url.href },
  }
}

function readBothWays(headers: Headers): AxiosLike {
  return { ...Object.fromEntries(headers), get: (name) => headers.get(name) }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
