/** Moments that the celebrant has kept for the next couples: a few, in one value of the device. */
import * as v from 'valibot'
import { type OwnPiece, ownPieceSchema } from '#core/ceremony/own-piece.ts'
import type { Outcome, ShelfConnection } from './shelf-database.ts'

export interface OwnPieces {
  /** The one kept last comes first. */
  list(): Promise<Outcome<OwnPiece[]>>
  /** Adds those that are not kept yet. */
  keep(pieces: readonly OwnPiece[]): Promise<Outcome<void>>
  forget(id: string): Promise<Outcome<void>>
}

const key = 'own-pieces'

/** What is not whole is left out, so that one bad entry costs no other. */
export function ownPiecesIn(stored: unknown): OwnPiece[] {
  return Array.isArray(stored) ? stored.filter((one) => v.is(ownPieceSchema, one)) : []
}

export function createOwnPieces(connection: ShelfConnection): OwnPieces {
  function change(next: (pieces: OwnPiece[]) => OwnPiece[]): Promise<Outcome<void>> {
    return connection.run(async (database) => {
      const tx = database.transaction('device', 'readwrite')
      await tx.store.put(next(ownPiecesIn(await tx.store.get(key))), key)
      await tx.done
    })
  }
  return {
    list: () =>
      connection.run(async (database) =>
        ownPiecesIn(await database.get('device', key)).toSorted(
          (one, other) => other.keptAtMs - one.keptAtMs,
        ),
      ),
    keep: (pieces) =>
      change((kept) => {
        const known = new Set(kept.map(({ id }) => id))
        return [...kept, ...pieces.filter(({ id }) => !known.has(id))]
      }),
    forget: (id) => change((kept) => kept.filter((one) => one.id !== id)),
  }
}
