/** What may be logged about an error: its kind and where it came from. */
export interface ErrorOutline {
  errorName: string
  errorCode?: string
  /** Stack frames, innermost first. */
  errorAt: string[]
}

const framesMax = 12

/**
 * Describes an error without its message, which may echo a prompt, an answer or a text: none of those ever reaches a
 * log (docs/design/shape.md section 1). The message is cut out of the stack before frames are looked for, so that lines
 * of a message that look like frames do not get through either.
 */
export function outlineError(error: unknown): ErrorOutline {
  if (!(error instanceof Error)) return { errorName: typeof error, errorAt: [] }
  const stack = error.stack ?? ''
  const messageStart = error.message === '' ? -1 : stack.indexOf(error.message)
  const frames = messageStart < 0 ? stack : stack.slice(messageStart + error.message.length)
  const errorAt = frames
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, framesMax)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return {
    errorName: error.name,
    ...(code !== undefined && /^[A-Z0-9_]{1,60}$/.test(code) ? { errorCode: code } : {}),
    errorAt,
  }
}
