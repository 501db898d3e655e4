/** Texts that take a backtracking regular expression longest: long repetitions of what it nearly matches. */
import { type PatternNode, patternTree } from './pattern-tree.ts'

/** A text is its `pump` again and again, with something before and after. */
export interface Attack {
  before: string
  pump: string
  after: string
}

/** What any text has. */
const usual = [...'ab1A .,\n\t"\'<&-é\u0301']
const charactersMost = 7
const pathsEach = 6
/** Nothing that is written in a text matches it. */
const nowhere = '\u0000'

/** Whether it can take more and more characters: all others are linear. */
export function isUnbounded(source: string): boolean {
  const within = (node: PatternNode): boolean => {
    if (node.kind === 'sequence') return node.parts.some(within)
    if (node.kind === 'choice') return node.options.some(within)
    return node.kind === 'repeated' && (node.isUnbounded || within(node.part))
  }
  return within(patternTree(source))
}

/** The attacks on a regular expression, each once. The same source has the same attacks. */
export function attacksOn(source: string, flags: string): Attack[] {
  const tree = patternTree(source)
  const alphabet = [...new Set([...lettersOf(tree), ...usual])]
  const unicode = flags.replace(/[gyd]/g, '')
  const fitting = new Map<string, string[]>()
  const fits = (pattern: string): string[] => {
    const known = fitting.get(pattern)
    if (known) return known
    const one = new RegExp(`^(?:${pattern})$`, unicode)
    const found = alphabet.filter((character) => one.test(character))
    fitting.set(pattern, found)
    return found
  }
  let seed = 1
  const random = (count: number): number => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % count
  }
  /** Text that the node matches. */
  const written = (node: PatternNode): string => {
    if (node.kind === 'character') {
      const found = fits(node.pattern)
      return found[random(Math.max(1, found.length))] ?? ''
    }
    if (node.kind === 'sequence') return node.parts.map(written).join('')
    if (node.kind === 'choice') return written(node.options[random(node.options.length)] ?? node)
    if (node.kind === 'repeated') {
      const times = node.least + random(2)
      return Array.from({ length: times }, () => written(node.part)).join('')
    }
    return ''
  }
  const attacks = new Map<string, Attack>()
  const add = (before: string, pump: string): void => {
    if (pump === '') return
    for (const after of ['', nowhere, 'a'])
      attacks.set(JSON.stringify([before, pump, after]), { before, pump, after })
  }
  const bodies = (part: PatternNode): string[] => {
    if (part.kind === 'character') return fits(part.pattern).slice(0, charactersMost)
    return Array.from({ length: pathsEach }, () => written(part))
  }
  /** Goes to every repetition, with what must stand before it. */
  const visit = (node: PatternNode, before: () => string): void => {
    if (node.kind === 'sequence') {
      node.parts.forEach((part, at) => {
        visit(part, () => before() + node.parts.slice(0, at).map(written).join(''))
      })
    } else if (node.kind === 'choice') {
      for (const option of node.options) visit(option, before)
    } else if (node.kind === 'repeated') {
      if (node.isUnbounded) {
        for (const body of bodies(node.part)) {
          add('', body)
          for (let path = 0; path < 3; path += 1) {
            const way = before()
            add(way, body)
            add('', way + body)
            add('', body + way)
          }
        }
      }
      visit(node.part, before)
    }
  }
  visit(tree, () => '')
  return [...attacks.values()]
}

/** The characters that a pattern is written with. */
function lettersOf(node: PatternNode): string[] {
  switch (node.kind) {
    case 'character':
      return node.pattern.startsWith('[')
        ? [
            ...node.pattern
              .slice(1, -1)
              .replace(/\\[pP]\{[^}]*\}|\\[swdSWD]|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\/g, ''),
          ]
        : [node.pattern.replace(/^\\(?=[^\w])/, '')].filter((text) => [...text].length === 1)
    case 'sequence':
      return node.parts.flatMap(lettersOf)
    case 'choice':
      return node.options.flatMap(lettersOf)
    case 'repeated':
      return lettersOf(node.part)
    case 'nothing':
      return []
  }
}
