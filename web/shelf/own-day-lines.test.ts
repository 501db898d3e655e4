import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { noDayLines, withDayLine } from '#core/day-kit/own-day-lines.ts'
import { backupContent, readBackupContent } from './backup/backup-content.ts'
import { createKeptDayLines } from './own-day-lines.ts'
import { connectShelf } from './shelf-database.ts'

test('own lines of the day are there next time, until they are taken off', async () => {
  const name = crypto.randomUUID()
  const first = connectShelf(name)
  await createKeptDayLines(first).add('dayBefore', 'Isqueiro')
  await createKeptDayLines(first).add('hourBefore', 'Água')
  first.close()
  const again = connectShelf(name)
  const kept = createKeptDayLines(again)
  expect(await kept.lines()).toEqual({
    kind: 'done',
    value: { ...noDayLines, dayBefore: ['Isqueiro'], hourBefore: ['Água'] },
  })
  const left = await kept.remove('dayBefore', 'Isqueiro')
  expect(left).toEqual({ kind: 'done', value: { ...noDayLines, hourBefore: ['Água'] } })
  const joined = await kept.join(withDayLine(noDayLines, 'hourBefore', 'Microfone'))
  expect(joined).toEqual({
    kind: 'done',
    value: { ...noDayLines, hourBefore: ['Água', 'Microfone'] },
  })
  again.close()
})

test('own lines of the day are in a backup, and a backup from before them is read', () => {
  const lines = withDayLine(noDayLines, 'weekBefore', 'Ligar para o cartório')
  const content = backupContent([], 3, { dayLines: lines })
  const read = readBackupContent(structuredClone(content))
  expect(read).toMatchObject({ kind: 'backup', content: { dayLines: lines } })
  const { dayLines: _none, ...former } = structuredClone(content)
  expect(readBackupContent(former)).toMatchObject({
    kind: 'backup',
    content: { dayLines: noDayLines },
  })
})
