import { type ApiError, apiErrors } from './api-errors.ts'

/**
 * How the servers that people run on their own machines depart from the service they imitate
 * (docs/design/services.md section 3.7). `openai` is the original.
 */
export interface Dialect {
  /** Whether a request without any key is refused although the server was given none to ask for. */
  alwaysWantsKey: boolean
  /** Whether `/models` answers whoever asks, also where a key is asked for. */
  modelsArePublic: boolean
  /** Whether `json_object` is refused, as LM Studio does. */
  refusesJsonObject: boolean
  /** Where a thinking model's thoughts go. `unopened`: the prompt's template opened the tag, so only its end is sent. */
  thinking: 'none' | 'reasoning' | 'reasoning_content' | 'tags' | 'unopened'
  /** What becomes of a prompt longer than the window. */
  longPrompt: 'refused' | 'cut' | 'error-event'
  /** How large the window is unless the operator enlarges it. */
  contextTokens: number
  /**
   * Where it says how large its window is: in the list of models, of what is running, in its properties, in a list of its own.
   * The original says it nowhere; its stand-in is on this machine, and is asked like any server there.
   */
  tellsContext: 'models' | 'running' | 'props' | 'studio' | 'nowhere'
  /** Whether web pages of other origins may ask. */
  allowsBrowsers: boolean
  /** An error as this server words it. */
  errorBody(error: ApiError): object
}

export const dialectNames = [
  'openai',
  'ollama',
  'llama.cpp',
  'lm-studio',
  'vllm',
  'localai',
] as const

export type DialectName = (typeof dialectNames)[number]

/** Four keys, and the status as a number where the original has a word. */
function numbered({ status, body }: ApiError): object {
  const { message, type } = body.error
  return { error: { code: status, message, type, param: null } }
}

function uncoded({ body }: ApiError): object {
  const { message, type } = body.error
  return { error: { message, type, param: null, code: null } }
}

export const dialects: Record<DialectName, Dialect> = {
  openai: {
    alwaysWantsKey: true,
    modelsArePublic: false,
    refusesJsonObject: false,
    thinking: 'none',
    longPrompt: 'refused',
    contextTokens: 128_000,
    tellsContext: 'models',
    allowsBrowsers: true,
    errorBody: ({ body }) => body,
  },
  ollama: {
    alwaysWantsKey: false,
    modelsArePublic: true,
    refusesJsonObject: false,
    thinking: 'reasoning',
    longPrompt: 'cut',
    contextTokens: 4_096,
    tellsContext: 'running',
    allowsBrowsers: true,
    errorBody: uncoded,
  },
  'llama.cpp': {
    alwaysWantsKey: false,
    modelsArePublic: true,
    refusesJsonObject: false,
    thinking: 'reasoning_content',
    longPrompt: 'refused',
    contextTokens: 4_096,
    tellsContext: 'props',
    allowsBrowsers: true,
    errorBody: numbered,
  },
  'lm-studio': {
    alwaysWantsKey: false,
    modelsArePublic: true,
    refusesJsonObject: true,
    thinking: 'tags',
    longPrompt: 'error-event',
    contextTokens: 4_096,
    tellsContext: 'studio',
    allowsBrowsers: false,
    errorBody: ({ body }) => ({ error: body.error.message }),
  },
  vllm: {
    alwaysWantsKey: false,
    modelsArePublic: false,
    refusesJsonObject: false,
    thinking: 'unopened',
    longPrompt: 'refused',
    contextTokens: 8_192,
    tellsContext: 'models',
    allowsBrowsers: true,
    errorBody: numbered,
  },
  localai: {
    alwaysWantsKey: false,
    modelsArePublic: false,
    refusesJsonObject: false,
    thinking: 'reasoning',
    longPrompt: 'refused',
    contextTokens: 4_096,
    tellsContext: 'nowhere',
    allowsBrowsers: true,
    errorBody: numbered,
  },
}

/** What a server says of a prompt that its window does not hold. */
export function contextExceeded(dialect: DialectName, tokens: number, window: number): ApiError {
  return dialect === 'llama.cpp'
    ? apiErrors.contextSizeExceeded(tokens, window)
    : apiErrors.contextLengthExceeded(tokens, window)
}
