/** An error as the service sends it: `error` always has all four keys (docs/design/services.md section 3.4). */
export interface ApiError {
  status: number
  headers?: Record<string, string>
  body: {
    error: { message: string; type: string; param: string | null; code: string | null }
  }
}

function apiError(
  status: number,
  message: string,
  type: string,
  { param = null, code = null }: { param?: string | null; code?: string | null } = {},
): ApiError {
  return { status, body: { error: { message, type, param, code } } }
}

/** The service's errors, in its own words. */
export const apiErrors = {
  keyMissing: () =>
    apiError(
      401,
      "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer auth (i.e. Authorization: Bearer YOUR_KEY).",
      'invalid_request_error',
    ),
  keyRefused: () =>
    apiError(401, 'Incorrect API key provided.', 'invalid_request_error', {
      code: 'invalid_api_key',
    }),
  modelMissing: (model: string) =>
    apiError(
      404,
      `The model \`${model}\` does not exist or you do not have access to it.`,
      'invalid_request_error',
      { code: 'model_not_found' },
    ),
  unknownUrl: (method: string, path: string) =>
    apiError(404, `Invalid URL (${method} ${path})`, 'invalid_request_error'),
  notJson: () =>
    apiError(400, 'We could not parse the JSON body of your request.', 'invalid_request_error'),
  tooLarge: () => apiError(413, 'The request body is too large.', 'invalid_request_error'),
  invalidParameter: (param: string, received: string) =>
    received === 'undefined'
      ? apiError(400, `Missing required parameter: '${param}'.`, 'invalid_request_error', {
          param,
          code: 'missing_required_parameter',
        })
      : apiError(400, `Invalid value for '${param}'.`, 'invalid_request_error', {
          param,
          code: 'invalid_value',
        }),
  temperatureRefused: (temperature: number) =>
    apiError(
      400,
      `Unsupported value: 'temperature' does not support ${temperature} with this model. Only the default (1) value is supported.`,
      'invalid_request_error',
      { param: 'temperature', code: 'unsupported_value' },
    ),
  jsonObjectRefused: () =>
    apiError(
      400,
      "'response_format.type' must be 'json_schema' or 'text'",
      'invalid_request_error',
    ),
  /** llama.cpp's words. */
  contextSizeExceeded: (tokens: number, window: number) =>
    apiError(
      400,
      `the request exceeds the available context size (${tokens} of ${window} tokens), try increasing it`,
      'exceed_context_size_error',
    ),
  contextLengthExceeded: (tokens: number, window: number) =>
    apiError(
      400,
      `This model's maximum context length is ${window} tokens. However, your messages resulted in ${tokens} tokens.`,
      'invalid_request_error',
      { param: 'messages', code: 'context_length_exceeded' },
    ),
  loading: () => apiError(503, 'Loading model', 'unavailable_error'),
  echo: (prompt: string) =>
    apiError(400, `Invalid prompt: ${prompt}`, 'invalid_request_error', { code: 'invalid_prompt' }),
  rateLimited: (retryAfterSeconds: number): ApiError => ({
    ...apiError(429, 'Rate limit reached for requests. Please try again later.', 'requests', {
      code: 'rate_limit_exceeded',
    }),
    headers: { 'retry-after': String(retryAfterSeconds) },
  }),
  quotaExhausted: () =>
    apiError(
      429,
      'You exceeded your current quota, please check your plan and billing details.',
      'insufficient_quota',
      { code: 'insufficient_quota' },
    ),
  serverError: () =>
    apiError(
      500,
      'The server had an error while processing your request. Sorry about that!',
      'server_error',
    ),
  overloaded: () =>
    apiError(503, 'The engine is currently overloaded, please try again later.', 'server_error'),
}
