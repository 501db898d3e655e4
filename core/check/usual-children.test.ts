import { expect, test } from 'vitest'
import { withoutUsualChildren } from '../ceremony/edits/people.ts'
import { entrancesOf } from '../ceremony/entrance-order.ts'
import { sampleCeremony } from '../ceremony/testing/sample-ceremony.ts'
import { library } from '../library/pt-BR/library.ts'
import { findingsOf } from './findings-of.ts'
import { writtenAs } from './testing/checked-couple.ts'

const written = writtenAs(sampleCeremony(), 'Boa tarde.')
const asked = (ceremony: typeof written) =>
  findingsOf(ceremony, library).filter(({ kind }) => kind === 'usualChildren')

test('children whom only custom has walk in are asked about once, and taken out in one step', () => {
  const [, ...children] = library.frame.usualEntrances
  expect(asked(written)).toMatchObject([{ severity: 'mark', names: children }])
  const without = withoutUsualChildren(written, library.frame, 2)
  expect(asked(without)).toEqual([])
  expect(entrancesOf(without, library.frame).map((one) => one.kind)).toEqual([
    'partner',
    'others',
    'partner',
  ])
})

test('nobody is asked before anything is written, where nobody walks in, or once it is arranged', () => {
  expect(asked(sampleCeremony())).toEqual([])
  const plan = written.plan.map((section) => ({ ...section, isOn: section.kind !== 'entrances' }))
  expect(asked({ ...written, plan })).toEqual([])
  expect(asked({ ...written, entrances: entrancesOf(written, library.frame) })).toEqual([])
})
