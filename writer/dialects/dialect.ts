/**
 * The seam between the writer and the protocols that AI services speak. Everything that differs from one kind of service
 * to another is a member of `Dialect`; a further kind is one more file beside this one, and one entry in `dialect-of.ts`.
 */
import type { Prompt } from '#core/writer/prompt.ts'
import type { Deadlines } from '../attempt.ts'
import type { ProviderError } from '../failure-code.ts'

/** Ways of asking for data, the strictest first (docs/design/services.md section 3.8). */
export const dataFormats = ['json_schema', 'json_object'] as const

export type DataFormat = (typeof dataFormats)[number]

/** One answer that is asked for, whatever protocol it is asked in. */
export interface Asking {
  model: string
  prompt: Prompt
  /** The most that may be written, thinking included. */
  tokensMost: number
  /** How the answer is to be given; prose where absent. */
  format: DataFormat | undefined
  /** Whether this service has refused the field before; then the request goes without it. */
  refuses: (field: string) => boolean
}

/** A POST to a service. */
export interface ServiceRequest {
  /** Below the base URL. */
  path: `/${string}`
  body: Readonly<Record<string, unknown>>
}

/** Why an answer ended: it is whole, a limit cut it, the service would not write it, or something unheard-of. */
export type AnswerEnd = 'whole' | 'cut' | 'refused' | 'unknown'

/** What one event of a stream says of the answer. */
export interface AnswerPiece {
  /** The next piece of the text, perhaps empty. */
  content: string
  /** Whether the model is at work: it writes, refuses or thinks. */
  token: boolean
  /** Whether the model says in so many words that it will not write this. */
  refused: boolean
  /** Set once the answer is decided; a goodbye may follow. */
  end: AnswerEnd | undefined
  /** How many tokens the service says that it read and wrote, thinking included; undefined where it does not say. */
  promptTokens: number | undefined
  completionTokens: number | undefined
}

/** What one event of a stream is; 'goodbye' ends it, and nothing is read after it. */
export type StreamEvent = { piece: AnswerPiece } | { error: ProviderError } | 'goodbye'

/**
 * Asks a service about itself: a GET, or with `body` a POST of it, at a path below the server's root, which is the base
 * URL without its version. Answers the JSON, or undefined where there is none; throws when the server is not reached or refuses the key.
 */
export type AskServer = (path: `/${string}`, body?: object) => Promise<unknown>

/** How one kind of service is spoken to. All members are pure but `contextTokens`, which asks through what it is given. */
export interface Dialect {
  /** Whether a service at this base URL is of this kind where nobody has said which kind it is. */
  isSpokenAt(baseUrl: string): boolean
  /** Sent as the key where nobody has set any; undefined where the service wants a real one. */
  readonly keyless: string | undefined
  /** How long this kind of service may take where nobody has chosen otherwise. */
  readonly deadlines: Deadlines
  /** Whether it works on somebody's own hardware, so that nothing is gained by hurrying it. */
  readonly isUnhurried: boolean
  /** Whether a prompt that its window cannot hold may be cut without a word, so that only its count of tokens tells. */
  readonly cutsPrompts: boolean
  /** The header of an answer by which the provider's support finds the request. */
  readonly requestIdHeader: string
  /** The ways in which it can be asked for data, the strictest first; the prompt alone always works. */
  readonly formats: readonly DataFormat[]
  /** The headers that carry the key. `apiKey` is safe for a header. */
  headers(apiKey: string): Record<string, string>
  /** The request for an answer as a stream of events. */
  request(asking: Asking): ServiceRequest
  /** A request for nothing, which costs nothing: it is refused for its key, or past the key for its emptiness. */
  readonly emptyRequest: ServiceRequest
  /** Where the service lists its models, below the base URL. */
  readonly modelsPath: `/${string}`
  /**
   * The fields for which the service refused a request and without which it can be asked again; empty where the refusal
   * is about something else. `sent` are the names of the fields that the request held.
   */
  fieldsToLeaveOut(error: ProviderError, sent: ReadonlySet<string>): readonly string[]
  /** Reads one event of the stream; undefined where it is none of this protocol. Never throws. */
  readEvent(name: string | undefined, data: string): StreamEvent | undefined
  /**
   * Reads the JSON of an error answer, in the words that `failure-code.ts` knows; undefined where it says nothing of an
   * error. Never throws.
   */
  readError(json: unknown): ProviderError | undefined
  /** How many tokens the window of the model holds, prompt and answer together, as the server says; undefined if not. */
  contextTokens(model: string, ask: AskServer): Promise<number | undefined>
}
