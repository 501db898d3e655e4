/** The modules that are the product: what runs on a server or in a browser, and neither tests nor tools. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

const root = join(import.meta.dirname, '../..')
const folders = [
  'adapters',
  'admin',
  'composition',
  'config',
  'core',
  'docx',
  'server',
  'web',
  'writer',
]

export interface ProductModule {
  /** From the root of the repository. */
  path: string
  source: string
}

/** A node of the syntax tree, as ESTree names it. */
export interface SyntaxNode {
  type: string
  start: number
  end: number
  [member: string]: unknown
}

/** All of them, in the order of their paths. */
export function productModules(): ProductModule[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path),
      ),
    )
    .filter(
      (path) => /\.tsx?$/.test(path) && !/\.d\.ts$|\.test\.tsx?$|(?:^|\/)testing\//.test(path),
    )
    .toSorted()
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
}

/** Every node of a module's syntax. */
export function syntaxOf({ path, source }: ProductModule): SyntaxNode[] {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const nodes: SyntaxNode[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk)
    else if (isNode(value)) {
      nodes.push(value)
      Object.values(value).forEach(walk)
    }
  }
  walk(program)
  return nodes
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

export interface Pattern {
  path: string
  line: number
  source: string
  flags: string
}

/** The regular expressions that are written out in a module. */
export function patternsIn(module: ProductModule): Pattern[] {
  return syntaxOf(module).flatMap(({ type, start, regex }) => {
    if (type !== 'Literal' || typeof regex !== 'object' || regex === null) return []
    const { pattern, flags } = regex as { pattern: string; flags: string }
    const line = module.source.slice(0, start).split('\n').length
    return [{ path: module.path, line, source: pattern, flags }]
  })
}
