/**
 * What becomes of a shelf when a backup is opened over it. Nothing is ever lost by it: a ceremony of the backup is
 * left out only where the shelf holds the same or a later state of it, and takes the place of another only where it
 * is the later state of that very one.
 */
import {
  type HashedRecord,
  namesOf,
  recordId,
  type ShelfRecord,
  withLineage,
} from '../shelf-record.ts'

export type RestoreStep =
  /** The shelf has this, or a later state of it. */
  | { kind: 'keep'; id: string }
  /** The shelf has it in its bin, and the backup was made while it stood on the shelf: it comes out of the bin. */
  | { kind: 'undelete'; id: string }
  /** The shelf's copy is an earlier state: the backup's takes its place. */
  | { kind: 'replace'; id: string; record: ShelfRecord }
  /** Not on the shelf, under its own id. */
  | { kind: 'add'; record: ShelfRecord }
  /** Both were changed since they parted: the backup's comes beside the shelf's, under an id of its own. */
  | { kind: 'add-beside'; id: string; record: ShelfRecord }

export interface RestoreChoice {
  /** Whether ceremonies that were in the bin when the backup was made come too, into the bin. */
  withDeleted: boolean
  /** Whether a state that the shelf has gone on from comes too, beside the later one. */
  withEarlier: boolean
}

/** One step for each ceremony of the backup that is wanted, in its order. */
export function restoreSteps(
  shelf: readonly HashedRecord[],
  backup: readonly HashedRecord[],
  { withDeleted, withEarlier }: RestoreChoice,
): RestoreStep[] {
  // Grows as the backup is gone through, so that a backup that holds one ceremony twice adds it once.
  const present = [...shelf]
  const steps: RestoreStep[] = []
  for (const restored of backup) {
    if (restored.record.deletedAtMs !== undefined && !withDeleted) continue
    const step = stepFor(restored, present, withEarlier)
    steps.push(step)
    if (step.kind === 'replace') {
      const position = present.findIndex(({ record }) => recordId(record) === step.id)
      present[position] = { ...restored, record: step.record }
    } else if (step.kind === 'add' || step.kind === 'add-beside') {
      present.push(restored)
    }
  }
  return steps
}

function stepFor(
  restored: HashedRecord,
  present: readonly HashedRecord[],
  withEarlier: boolean,
): RestoreStep {
  const { record } = restored
  const id = recordId(record)
  const names = namesOf(restored)
  const same = present.find((other) => namesOf(other).some((name) => names.includes(name)))
  if (same) return keep(same.record, record)
  // Where each comes from the other, somebody has gone back to former words: which is the later cannot be told.
  const later = present.find((other) => comesFrom(other, restored) && !comesFrom(restored, other))
  if (later && !withEarlier) return keep(later.record, record)
  const kin = present.filter((other) => recordId(other.record) === id)
  if (kin.length === 0) return { kind: 'add', record }
  const earlier = kin.find((other) => comesFrom(restored, other) && !comesFrom(other, restored))
  return earlier
    ? { kind: 'replace', id, record: withLineage(record, earlier.record.lineage) }
    : { kind: 'add-beside', id, record }
}

/** Whether `one` was once what `other` is now. */
function comesFrom(one: HashedRecord, other: HashedRecord): boolean {
  return namesOf(other).some((name) => one.record.lineage.includes(name))
}

function keep(present: ShelfRecord, restored: ShelfRecord): RestoreStep {
  const isRevived = present.deletedAtMs !== undefined && restored.deletedAtMs === undefined
  return { kind: isRevived ? 'undelete' : 'keep', id: recordId(present) }
}

/**
 * The records to put on the shelf for these steps. A ceremony that comes beside another takes a new id and the moment
 * it came, by which the list tells the two apart.
 */
export function recordsToPut(
  shelf: readonly ShelfRecord[],
  steps: readonly RestoreStep[],
  { newId, nowMs }: { newId: () => string; nowMs: number },
): ShelfRecord[] {
  return steps.flatMap((step) => putFor(step, shelf, { newId, nowMs }))
}

function putFor(
  step: RestoreStep,
  shelf: readonly ShelfRecord[],
  { newId, nowMs }: { newId: () => string; nowMs: number },
): ShelfRecord[] {
  switch (step.kind) {
    case 'keep':
      return []
    case 'undelete':
      return shelf
        .filter((record) => recordId(record) === step.id)
        .map(({ deletedAtMs: _deletedAtMs, ...record }) => record)
    case 'replace':
    case 'add':
      return [step.record]
    case 'add-beside': {
      const ceremony = { ...step.record.ceremony, id: newId() }
      return [{ ...step.record, ceremony, restoredAtMs: nowMs }]
    }
  }
}
