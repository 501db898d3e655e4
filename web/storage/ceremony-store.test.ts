import { describe, expect, test } from 'vitest'
import { emptyAnswers, emptyInfo, emptyTexts } from '#core/ceremony.ts'
import { createCeremonyStore } from './ceremony-store.ts'
import type { Device } from './device.ts'

function open(content = new Map<string, string>()) {
  const device: Device = {
    read: (key) => content.get(key) ?? null,
    write: (key, value) => {
      content.set(key, value)
      return 'kept'
    },
    remove: (key) => {
      content.delete(key)
      return 'kept'
    },
  }
  const store = createCeremonyStore(device, () => 0)
  store.load()
  return { store, content }
}

const texts = (welcome: string) => ({ ...emptyTexts, welcome })

describe('the ceremony store', () => {
  test('writes each keystroke under the specification’s keys and reads it back', () => {
    const { store, content } = open()
    store.setAnswer(1, 'Num cinema')
    store.setInfo('brideName', 'Ana')
    store.setText('finalMessage', 'Fim')
    expect(JSON.parse(content.get('ceremony_answers') ?? '')).toEqual([
      '',
      'Num cinema',
      '',
      '',
      '',
    ])
    expect(JSON.parse(content.get('ceremony_info') ?? '')).toEqual({
      ...emptyInfo,
      brideName: 'Ana',
    })
    const again = open(content).store.state()
    expect(again).toMatchObject({
      info: { brideName: 'Ana' },
      answers: ['', 'Num cinema', '', '', ''],
      texts: { finalMessage: 'Fim' },
    })
  })

  test('leaves the three entries absent after clearing, and undo writes them back', () => {
    const { store, content } = open()
    store.setInfo('brideName', 'Ana')
    store.setAnswer(0, 'Recife')
    store.keepFormer(texts('antes'))
    store.setText('welcome', 'Olá')
    store.clear()
    expect([...content.keys()]).toEqual(['enlace_storage_version'])
    expect(store.state()).toMatchObject({
      info: emptyInfo,
      answers: emptyAnswers,
      texts: emptyTexts,
    })
    store.undo()
    expect([...content.keys()].sort()).toEqual([
      'ceremony_answers',
      'ceremony_info',
      'ceremony_texts',
      'enlace_former_texts',
      'enlace_storage_version',
    ])
    expect(store.state().texts.welcome).toBe('Olá')
  })

  test('brings back what undo itself replaced', () => {
    const { store } = open()
    store.setInfo('brideName', 'Ana')
    store.clear()
    store.setInfo('brideName', 'Bia')
    store.undo()
    expect(store.state().info.brideName).toBe('Ana')
    store.undo()
    expect(store.state().info.brideName).toBe('Bia')
  })

  test('offers no undo when there was nothing to clear', () => {
    const { store } = open()
    store.clear()
    expect(store.state().undoable).toBeUndefined()
  })

  test('counts a clearing by another tab, so that writing stops', () => {
    const { store } = open()
    store.setText('welcome', 'Olá')
    store.absorb('ceremony_texts', null)
    expect(store.state()).toMatchObject({ clearings: 1, texts: emptyTexts })
  })

  test('steps back and forward through replaced texts, hand edits included, across a reload', () => {
    const { store, content } = open()
    store.setText('welcome', 'first, edited by hand')
    store.keepFormer(store.state().texts)
    store.setText('welcome', 'second')
    const { store: reloaded } = open(content)
    reloaded.stepTexts('back')
    expect(reloaded.state().texts.welcome).toBe('first, edited by hand')
    reloaded.stepTexts('back')
    expect(reloaded.state().texts.welcome).toBe('first, edited by hand')
    reloaded.stepTexts('forward')
    expect(reloaded.state().texts.welcome).toBe('second')
  })

  test('keeps versions that were undone when texts are generated again', () => {
    const { store } = open()
    store.setText('welcome', 'first')
    store.keepFormer(store.state().texts)
    store.setText('welcome', 'second')
    store.stepTexts('back')
    store.keepFormer(store.state().texts)
    store.setText('welcome', 'third')
    expect(store.state().history).toEqual({ past: [texts('second'), texts('first')], future: [] })
  })
})
