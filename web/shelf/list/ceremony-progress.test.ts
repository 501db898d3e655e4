import { describe, expect, it } from 'vitest'
import type { Ceremony } from '#core/ceremony/document.ts'
import { newCeremony } from '#core/ceremony/new-ceremony.ts'
import { progressOf } from './ceremony-progress.ts'

const blank = newCeremony({ id: 'a', nowMs: 0, language: 'pt-BR' })
const answers = { guestCities: { text: 'Recife' } }

/** The plan with its first texts written. */
function written(count: number): Ceremony['plan'] {
  let left = count
  return blank.plan.map((section) => {
    if (section.body.kind !== 'written' || left === 0) return section
    left -= 1
    return { ...section, body: { ...section.body, content: 'Bem-vindos.' } }
  })
}

describe('how far a ceremony is', () => {
  it('waits for answers until there are any', () => {
    expect(progressOf(blank)).toEqual({ kind: 'waiting' })
    expect(progressOf({ ...blank, answers: { guestCities: { text: '  ' } } }).kind).toBe('waiting')
    expect(progressOf({ ...blank, answers })).toEqual({ kind: 'answered' })
  })

  it('counts the texts that are written', () => {
    expect(progressOf({ answers, plan: written(1) })).toEqual({ kind: 'begun', written: 1, of: 3 })
    expect(progressOf({ answers, plan: written(3) })).toEqual({ kind: 'written' })
  })

  it('asks for no text that was switched off', () => {
    const plan = written(2).map((section) =>
      section.body.kind === 'written' && section.body.content === ''
        ? { ...section, isOn: false }
        : section,
    )
    expect(progressOf({ answers, plan })).toEqual({ kind: 'written' })
  })

  it('never calls a plan without texts written', () => {
    expect(progressOf({ answers: {}, plan: [] })).toEqual({ kind: 'waiting' })
  })
})
