import { expect, test } from 'vitest'
import type { Ceremony } from '#core/ceremony/document.ts'
import { changePartner } from '#core/ceremony/edits/details.ts'
import { moveSection } from '#core/ceremony/edits/plan.ts'
import { newCeremony } from '#core/ceremony/new-ceremony.ts'
import { sampleCeremony } from '#core/ceremony/testing/sample-ceremony.ts'
import { createEditing } from './editing.ts'
import { createSetAside } from './set-aside.ts'

function start(ceremony: Ceremony = { ...sampleCeremony(), revision: 7 }) {
  let left = 0
  const editing = createEditing(ceremony, () => 0)
  editing.show(ceremony, { isEditable: true })
  const setAside = createSetAside(editing, () => {
    left += 1
  })
  const names = () => editing.state().ceremony.couple.map(({ name }) => name)
  return { editing, setAside, names, left: () => left }
}

test('clearing empties the ceremony, keeps its plan, and can be taken back, also after more typing', () => {
  const { editing, setAside, names, left } = start()
  editing.change((ceremony, nowMs) => moveSection(ceremony, 'prayer', 2, nowMs))
  const before = names()
  setAside.clear()
  expect(names()).toEqual(['', ''])
  expect(editing.state().ceremony.plan[2]?.key).toBe('prayer')
  expect(setAside.state()).toBe('cleared')
  expect(left()).toBe(1)
  editing.change((ceremony, nowMs) => changePartner(ceremony, 'first', { name: 'Bia' }, nowMs))
  setAside.bringBack()
  expect(names()).toEqual(before)
  // And what that has replaced.
  setAside.bringBack()
  expect(names()).toEqual(['Bia', ''])
})

test('what a file has replaced comes back, as the ceremony’s latest state', () => {
  const { editing, setAside, names } = start()
  setAside.replaceBy({
    ...sampleCeremony({ id: 'another' }),
    couple: editing.state().ceremony.couple,
    place: 'Natal',
  })
  expect(editing.state().ceremony).toMatchObject({ id: 'a-ceremony', place: 'Natal', revision: 8 })
  setAside.bringBack()
  expect(editing.state().ceremony).toMatchObject({ place: 'Ouro Preto', revision: 9 })
  expect(names()).toHaveLength(2)
})

test('what came over from the first stage comes back, though nobody has changed it here', () => {
  const { setAside, names } = start(sampleCeremony())
  const before = names()
  setAside.clear()
  setAside.bringBack()
  expect(names()).toEqual(before)
})

test('there is no way back to nothing, nor to another ceremony', () => {
  const blank = newCeremony({ id: 'blank', nowMs: 0, language: 'pt-BR' })
  const { editing, setAside } = start(blank)
  setAside.clear()
  expect(setAside.state()).toBeUndefined()
  editing.show(sampleCeremony({ revision: 3 }), { isEditable: true })
  setAside.clear()
  expect(setAside.state()).toBe('cleared')
  editing.show({ ...blank, id: 'other' }, { isEditable: true })
  expect(setAside.state()).toBeUndefined()
})
