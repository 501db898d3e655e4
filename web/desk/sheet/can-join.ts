import type { EditableLine } from '#core/ceremony/editable-lines.ts'

/** Two lines of one voice, both of which can be edited, can be made one. */
export function canJoin(before: EditableLine, line: EditableLine): boolean {
  return (
    before.place.kind === line.place.kind &&
    before.speaker === line.speaker &&
    before.spokenBy === line.spokenBy
  )
}
