import { describe, expect, it } from 'vitest'
import type { Ceremony } from '#core/ceremony/document.ts'
import { newCeremony } from '#core/ceremony/new-ceremony.ts'
import { answered } from '#core/ceremony/testing/answered.ts'
import { headOf } from '../shelf-entry.ts'
import { progressOf, stateOf } from './ceremony-progress.ts'

const blank = newCeremony({ id: 'a', nowMs: 0, language: 'pt-BR' })
const tellings = answered({ guestCities: 'Recife' })

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
    expect(progressOf({ ...blank, tellings: answered({ guestCities: '  ' }) }).kind).toBe('waiting')
    expect(progressOf({ ...blank, tellings })).toEqual({ kind: 'answered' })
  })

  it('counts the texts that are written', () => {
    expect(progressOf({ tellings, plan: written(1) })).toEqual({ kind: 'begun', written: 1, of: 3 })
    expect(progressOf({ tellings, plan: written(3) })).toEqual({ kind: 'written' })
  })

  it('asks for no text that was switched off', () => {
    const plan = written(2).map((section) =>
      section.body.kind === 'written' && section.body.content === ''
        ? { ...section, isOn: false }
        : section,
    )
    expect(progressOf({ tellings, plan })).toEqual({ kind: 'written' })
  })

  it('never calls a plan without texts written', () => {
    expect(progressOf({ tellings: [], plan: [] })).toEqual({ kind: 'waiting' })
  })
})

describe('what the list says of a ceremony', () => {
  const entry = { head: { ...headOf(blank), revision: 7 } }
  const progress = { kind: 'written' } as const

  it('is checked or printed as long as nothing has changed since', () => {
    expect(stateOf({ ...entry, checkedRevision: 7 }, progress)).toEqual({ kind: 'checked' })
    expect(stateOf({ ...entry, checkedRevision: 6 }, progress)).toEqual(progress)
    expect(stateOf({ ...entry, checkedRevision: 7, printedRevision: 7 }, progress)).toEqual({
      kind: 'printed',
    })
    expect(stateOf({ ...entry, printedRevision: 6 }, progress)).toEqual(progress)
  })

  it('calls nothing checked that is not written', () => {
    const begun = { kind: 'begun', written: 1, of: 3 } as const
    expect(stateOf({ ...entry, checkedRevision: 7 }, begun)).toEqual(begun)
  })
})
