import { expect, test } from 'vitest'
import { sampleCeremony } from '../testing/sample-ceremony.ts'
import { chooseMoment } from './details.ts'

const ceremony = sampleCeremony({
  wishes: { register: 'warm', faith: { kind: 'open' }, leaveUnsaid: '' },
})
const keyOf = (kind: string): string => ceremony.plan.find((one) => one.kind === kind)?.key ?? ''

test('whoever wants no prayer wants no religion, until it is wanted again', () => {
  const without = chooseMoment(ceremony, keyOf('prayer'), false, 2)
  expect(without.wishes.faith).toEqual({ kind: 'none' })
  expect(without.plan.find(({ kind }) => kind === 'prayer')?.isOn).toBe(false)
  const again = chooseMoment(without, keyOf('prayer'), true, 3)
  expect(again.wishes.faith).toEqual({ kind: 'open' })
  expect(again.plan.find(({ kind }) => kind === 'prayer')?.isOn).toBe(true)
})

test('a religion that was named stays, and other moments say nothing about it', () => {
  const faith = { kind: 'religious' as const, religion: 'budista' }
  const religious = { ...ceremony, wishes: { ...ceremony.wishes, faith } }
  expect(chooseMoment(religious, keyOf('prayer'), true, 2).wishes.faith).toEqual(faith)
  expect(chooseMoment(ceremony, keyOf('sandCeremony'), false, 2).wishes.faith).toEqual({
    kind: 'open',
  })
})
