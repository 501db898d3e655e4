import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { type Citation, citationsIn, sectionNumbers } from './citations.ts'

const root = join(import.meta.dirname, '..')

test('a citation is found with its sections, even across the lines of a comment', () => {
  const comment = `
    /**
     * What browser and server say (docs/design/shape.md
     * sections 2, 5 and 6). A date stays one (RFC 3339, section 5.6; a section nobody names).
     */
    // See section 9 of it, [the door](../design/door.md), section 5, https://example.org/else.md
  `
  expect(citationsIn(comment)).toEqual([
    { document: 'docs/design/shape.md' },
    { document: '../design/door.md' },
    { document: 'docs/design/shape.md', section: '2' },
    { document: 'docs/design/shape.md', section: '5' },
    { document: 'docs/design/shape.md', section: '6' },
    { document: 'RFC 3339', section: '5.6' },
    { document: null, section: '9' },
    { document: '../design/door.md', section: '5' },
  ])
})

test('every cited document is in the repository and has the cited section', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .split('\0')
    .filter((path) =>
      /\.(?:ts|tsx|css|md|yml|service|timer|conf|example)$|(?:^|\/)[A-Z]\w+file$/.test(path),
    )
    .filter((path) => path !== relative(root, import.meta.filename) && existsSync(join(root, path)))
  expect(files.length).toBeGreaterThan(500)
  const unknown = files.flatMap((path) =>
    citationsIn(readFileSync(join(root, path), 'utf8'))
      .filter((citation) => !isKnown(citation, path))
      .map(({ document, section }) =>
        [`${path}: ${document ?? 'no document'}`, ...(section ? [`section ${section}`] : [])].join(
          ', ',
        ),
      ),
  )
  expect(unknown).toEqual([])
})

/** Paths start at the root or at the citing file; a section without a document is the citing document's. */
function isKnown({ document, section }: Citation, citedIn: string): boolean {
  if (document !== null && !document.endsWith('.md')) return true
  const candidates =
    document !== null
      ? [document, join(dirname(citedIn), document)]
      : citedIn.endsWith('.md')
        ? [citedIn]
        : []
  const found = candidates.find((path) => existsSync(join(root, path)))
  if (found === undefined) return false
  return (
    section === undefined || sectionNumbers(readFileSync(join(root, found), 'utf8')).has(section)
  )
}
