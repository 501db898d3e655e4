/** The parts of a regular expression, as far as somebody needs them who wants to write text that it nearly matches. */

export type PatternNode =
  /** One character: what it may be is asked of `pattern`, a regular expression by itself. */
  | { kind: 'character'; pattern: string }
  | { kind: 'sequence'; parts: PatternNode[] }
  | { kind: 'choice'; options: PatternNode[] }
  | { kind: 'repeated'; part: PatternNode; least: number; isUnbounded: boolean }
  /** A boundary, an assertion, a reference: takes no character, or which it takes is not known. */
  | { kind: 'nothing' }

/** Reads the source of a regular expression, which must be valid. */
export function patternTree(source: string): PatternNode {
  let at = 0

  function choice(): PatternNode {
    const options = [sequence()]
    while (source[at] === '|') {
      at += 1
      options.push(sequence())
    }
    return options.length === 1 ? (options[0] ?? { kind: 'nothing' }) : { kind: 'choice', options }
  }

  function sequence(): PatternNode {
    const parts: PatternNode[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated())
    return { kind: 'sequence', parts }
  }

  function repeated(): PatternNode {
    const part = single()
    const [written = '', least] = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})/.exec(source.slice(at)) ?? []
    if (written === '') return part
    at += written.length
    if (source[at] === '?') at += 1
    const isUnbounded = written === '*' || written === '+' || written.endsWith(',}')
    return {
      kind: 'repeated',
      part,
      least: least ? Number(least) : written === '+' ? 1 : 0,
      isUnbounded,
    }
  }

  function single(): PatternNode {
    const rest = source.slice(at)
    if (rest.startsWith('(')) return group(rest)
    const [written = ''] =
      /^(?:\[(?:[^\]\\]|\\.)*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\k<[^>]*>|\\c[A-Z]|\\.|.)/su.exec(
        rest,
      ) ?? []
    at += written.length
    return /^(?:[\^$]|\\[bB]|\\[1-9]|\\k<.*)$/.test(written)
      ? { kind: 'nothing' }
      : { kind: 'character', pattern: written }
  }

  function group(rest: string): PatternNode {
    const [opening = ''] = /^\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/.exec(rest) ?? []
    at += opening.length
    const inner = choice()
    at += 1
    // What is ahead is text to write as well; what is behind or must not be there is not.
    return /^\(\?(?:!|<=|<!)/.test(opening) ? { kind: 'nothing' } : inner
  }

  return choice()
}
