/** A team sheet as the parts of its pages, so that it is paged like cards. */
import { breathsOf } from '../altar/breaths.ts'
import { isVerse } from '../ceremony/verses.ts'
import type { CardBlock } from '../paper/card-blocks.ts'
import { isForReader, type TeamSheet } from './team-sheets.ts'

/** In points: read on a table, and by a reader who stands. */
const typePt = { table: 12, standing: 18 } as const

/** A paragraph longer than this may not fit a page: it may be cut where one breathes. */
const paragraphMaxCharacters = 500

/** The size of a sheet's type, in points. */
export function sheetTypePt(sheet: TeamSheet): number {
  return isForReader(sheet) ? typePt.standing : typePt.table
}

/** Title and ceremony, then the groups, every line of them once; those of a list without space between them. */
export function sheetBlocks(sheet: TeamSheet): CardBlock[] {
  const isRead = isForReader(sheet)
  const kind = isRead ? 'spoken' : 'item'
  const block = (of: CardBlock['kind'], text: string, begins = true): CardBlock => ({
    section: sheet.id,
    kind: of,
    text,
    begins,
    hints: [],
  })
  return [
    block('title', sheet.title),
    block('detail', sheet.about),
    ...sheet.groups
      .filter(({ lines }) => lines.length > 0)
      .flatMap(({ heading, lines }) => [
        ...(heading === undefined ? [] : [block('heading', heading)]),
        ...lines.flatMap((line) =>
          partsOf(line).map((part, at) => ({
            ...block(kind, part, isRead && at === 0),
            ...(isVerse(line) ? { verse: 'begins' as const } : {}),
          })),
        ),
      ]),
  ]
}

function partsOf(line: string): string[] {
  if (isVerse(line)) return line.split('\n')
  return line.length <= paragraphMaxCharacters
    ? [line]
    : breathsOf(line).map((breath) => breath.trim())
}
