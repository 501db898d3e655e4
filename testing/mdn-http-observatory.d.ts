/** The scanner has no types of its own; only what observatory.ts uses. */
declare module '@mdn/mdn-http-observatory/src/types.js' {
  /** Headers as axios has them: read by name in both ways. */
  export type AxiosLike = Record<string, unknown> & { get(name: string): string | null }
  export interface Retrieved {
    status: number
    headers: AxiosLike
    data: string
    /** Whether the certificate was found good. */
    verified: boolean
    request: { responseURL: string; headers: AxiosLike }
    config: { url: string }
    /** Headers that the page's own `meta` elements set. */
    httpEquiv?: Map<string, string[]>
  }
  interface Step {
    url: URL
    status: number
  }
  /** Everything that is judged: what the scanner's `retrieve` would have brought. */
  export class Requests {
    constructor(hostname: string)
    hostname: string
    resources: { path: string | null }
    responses: {
      auto: Retrieved | null
      cors: Retrieved | null
      http: Retrieved | null
      https: Retrieved | null
      httpRedirects: Step[]
      httpsRedirects: Step[]
    }
    session: import('@mdn/mdn-http-observatory/src/retriever/session.js').Session | null
  }
}

declare module '@mdn/mdn-http-observatory/src/retriever/session.js' {
  export class Session {
    constructor(url: URL)
    jar: { setCookie(line: string, url: string): Promise<unknown> }
  }
}

declare module '@mdn/mdn-http-observatory/src/retriever/utils.js' {
  export function parseHttpEquivHeaders(page: string, url: string): Map<string, string[]>
}

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  type Requests = import('@mdn/mdn-http-observatory/src/types.js').Requests
  export const ALL_TESTS: ((requests: Requests) => { pass: boolean; result: string })[]
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  /** Points, above zero for extra credit. */
  export function getScoreModifier(result: string): number
  export function getGradeForScore(score: number): { grade: string; score: number }
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number
}
