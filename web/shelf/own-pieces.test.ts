import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { OwnPiece } from '#core/ceremony/own-piece.ts'
import { backupContent, readBackupContent } from './backup/backup-content.ts'
import { createOwnPieces } from './own-pieces.ts'
import { connectShelf } from './shelf-database.ts'

const piece = (id: string, keptAtMs: number): OwnPiece => ({
  id,
  title: id,
  language: 'pt-BR',
  lines: [{ speaker: 'celebrant', text: 'Oi, {first}.' }],
  keptAtMs,
})

async function ids(pieces: ReturnType<typeof createOwnPieces>): Promise<string[]> {
  const outcome = await pieces.list()
  return outcome.kind === 'done' ? outcome.value.map(({ id }) => id) : ['failed']
}

test('what is kept is listed, the latest first, each once, until it is forgotten', async () => {
  const connection = connectShelf(crypto.randomUUID())
  const pieces = createOwnPieces(connection)
  expect(await ids(pieces)).toEqual([])
  await pieces.keep([piece('a', 1)])
  await pieces.keep([piece('a', 9), piece('b', 2)])
  expect(await ids(pieces)).toEqual(['b', 'a'])
  await pieces.forget('b')
  expect(await ids(pieces)).toEqual(['a'])
  connection.close()
})

test('an entry that is not whole costs no other', async () => {
  const connection = connectShelf(crypto.randomUUID())
  await connection.run((database) =>
    database.put('device', [{ id: '' }, piece('a', 1), null], 'own-pieces'),
  )
  expect(await ids(createOwnPieces(connection))).toEqual(['a'])
  connection.close()
})

test('a backup takes them along; one made before there were any has none', () => {
  const read = (value: unknown) => {
    const reading = readBackupContent(JSON.parse(JSON.stringify(value)))
    return reading.kind === 'backup' ? reading.content.ownPieces : reading.kind
  }
  const content = backupContent([], 3, { ownPieces: [piece('a', 1)] })
  expect(read(content)).toEqual([piece('a', 1)])
  const { ownPieces: _none, ...earlier } = content
  expect(read(earlier)).toEqual([])
  expect(read({ ...content, ownPieces: 'spoilt' })).toEqual([])
})
