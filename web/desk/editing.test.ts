import { describe, expect, it } from 'vitest'
import { changePartner } from '#core/ceremony/edits/details.ts'
import { newCeremony } from '#core/ceremony/new-ceremony.ts'
import { createEditing, type Edit, type Editing } from './editing.ts'

const first = newCeremony({ id: 'one', nowMs: 0, language: 'pt-BR' })

const named =
  (name: string): Edit =>
  (ceremony, nowMs) =>
    changePartner(ceremony, 'first', { name }, nowMs)

function opened(): { editing: Editing; pass: (ms: number) => void; name: () => string } {
  let nowMs = 1_000
  const editing = createEditing(first, () => nowMs)
  editing.show(first, { isEditable: true })
  return {
    editing,
    pass: (ms) => {
      nowMs += ms
    },
    name: () => editing.state().ceremony.couple[0].name,
  }
}

describe('one history for the whole ceremony', () => {
  it('takes changes back and makes them again, and says where', () => {
    const { editing, name } = opened()
    editing.change(named('Ana'), { at: 'name' })
    editing.change(named('Bia'), { at: 'other' })
    expect(editing.undo()).toBe('other')
    expect(name()).toBe('Ana')
    expect(editing.undo()).toBe('name')
    expect(editing.undo()).toBeUndefined()
    expect(editing.redo()).toBe('name')
    expect(editing.redo()).toBe('other')
    expect(name()).toBe('Bia')
    expect(editing.redo()).toBeUndefined()
  })

  it('undoes typing up to its last pause', () => {
    const { editing, pass, name } = opened()
    for (const typed of ['A', 'An', 'Ana']) editing.change(named(typed), { typing: 'name' })
    pass(1_001)
    for (const typed of ['Ana ', 'Ana B']) editing.change(named(typed), { typing: 'name' })
    editing.undo()
    expect(name()).toBe('Ana')
    editing.undo()
    expect(name()).toBe('')
  })

  it('counts what is taken back as a later state of the ceremony', () => {
    const { editing } = opened()
    editing.change(named('Ana'))
    const { revision } = editing.state().ceremony
    editing.undo()
    expect(editing.state().ceremony.revision).toBe(revision + 1)
  })

  it('forgets what was undone with the next change', () => {
    const { editing } = opened()
    editing.change(named('Ana'))
    editing.undo()
    editing.change(named('Bia'))
    expect(editing.state()).toMatchObject({ canUndo: true, canRedo: false })
  })

  it('changes nothing while the ceremony cannot be edited', () => {
    const { editing, name } = opened()
    editing.change(named('Ana'))
    editing.lock()
    editing.change(named('Bia'))
    expect(editing.undo()).toBeUndefined()
    expect(name()).toBe('Ana')
  })

  it('begins anew with another ceremony', () => {
    const { editing } = opened()
    editing.change(named('Ana'))
    editing.show({ ...first, id: 'two' }, { isEditable: true })
    expect(editing.state()).toMatchObject({ canUndo: false, canRedo: false })
  })
})
