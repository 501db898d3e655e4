import { describe, expect, it } from 'vitest'
import { takeWritten } from '#core/ceremony/edits/body.ts'
import { changeDetails, changePartner } from '#core/ceremony/edits/details.ts'
import { sampleCeremony } from '#core/ceremony/testing/sample-ceremony.ts'
import { changedSince, detailsOf } from './former-details.ts'

const unwritten = sampleCeremony()
const ceremony = takeWritten(unwritten, 'welcome', 'Bem-vindos!', 1)

describe('what a change may leave behind', () => {
  it('is nothing while everything says what it said', () => {
    expect(changedSince(detailsOf(ceremony), ceremony)).toEqual([])
  })

  it('is nothing while nothing was written that could say it', () => {
    const renamed = changePartner(unwritten, 'first', { name: 'Léo', agreement: 'neutral' }, 2)
    expect(changedSince(detailsOf(unwritten), renamed)).toEqual([])
  })

  it('is the former name and nothing else when a name was changed', () => {
    const renamed = changePartner(ceremony, 'second', { name: 'Bia Lima', calledAs: '' }, 2)
    expect(changedSince(detailsOf(ceremony), renamed)).toMatchObject([
      { kind: 'name', partner: 'second', former: { name: 'Ana Lima', calledAs: 'Ana' } },
    ])
  })

  it('is nothing any more when a change was taken back', () => {
    const moved = changeDetails(ceremony, { place: 'Tiradentes' }, 2)
    const remembered = [...detailsOf(ceremony), ...detailsOf(moved)]
    expect(changedSince(remembered, moved)).toEqual([{ kind: 'place', former: 'Ouro Preto' }])
    expect(changedSince(detailsOf(moved), moved)).toEqual([])
  })

  it('names a value once however often it was remembered', () => {
    const changed = changePartner(ceremony, 'first', { agreement: 'neutral' }, 2)
    const twice = [...detailsOf(ceremony), ...detailsOf(ceremony)]
    expect(changedSince(twice, changed)).toEqual([
      { kind: 'agreement', partner: 'first', former: 'masculine' },
    ])
  })
})
