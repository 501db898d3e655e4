import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ceremonyFormat } from '#core/ceremony/ceremony-format.ts'
import { anyCeremony } from '#core/ceremony/testing/any-ceremony.ts'
import { sampleCeremony } from '#core/ceremony/testing/sample-ceremony.ts'
import {
  type CarryingOptions,
  carriedCeremony,
  ceremonyToCarry,
  hasSecrets,
  readCarriedCeremony,
} from './ceremony-file.ts'

const beginning = { id: 'new', nowMs: 1_800_000_000_000, language: 'pt-BR' } as const
const whole: CarryingOptions = { withSecrets: true, lineage: ['a', 'b'] }
const open: CarryingOptions = { withSecrets: false, lineage: ['a', 'b'] }

const surprise = {
  id: 'surprise',
  name: 'Tia Cida',
  saidAs: '',
  role: 'madrinha',
  isInMemory: false,
  brings: 'a aliança da avó',
  reads: '',
  isThanked: false,
  secretFor: 'first' as const,
}
const withSurprise = { ...sampleCeremony(), people: [surprise] }

describe('a ceremony carried to another device', () => {
  it('arrives as it left', () => {
    fc.assert(
      fc.property(anyCeremony, (ceremony) => {
        expect(readCarriedCeremony(carriedCeremony(ceremony, whole), beginning)).toEqual({
          kind: 'ceremony',
          ceremony,
          lineage: ['a', 'b'],
        })
      }),
    )
  })

  it('takes nobody along whose part is a secret, unless that is wanted', () => {
    fc.assert(
      fc.property(anyCeremony, (ceremony) => {
        const carried = ceremonyToCarry(ceremony, { withSecrets: false })
        expect(hasSecrets(carried)).toBe(false)
        expect({ ...carried, people: [] }).toEqual({ ...ceremony, people: [] })
      }),
    )
    expect(carriedCeremony(withSurprise, open)).not.toContain('Cida')
    expect(carriedCeremony(withSurprise, whole)).toContain('Cida')
  })

  it('takes the place of nothing that holds more than it does', () => {
    const read = readCarriedCeremony(carriedCeremony(withSurprise, open), beginning)
    expect(read).toMatchObject({ kind: 'ceremony', lineage: [] })
  })

  it('is still read as the first stage wrote it', () => {
    const first = {
      format: 'enlace-ceremony',
      version: 1,
      info: {
        brideName: 'Luísa',
        groomName: 'Thiago',
        location: 'Tiradentes',
        date: '2027-05-15',
        time: '16:30',
      },
      answers: ['São Paulo', 'Na fila do pão.', '', '', ''],
      texts: { welcome: 'Bem-vindos.', ceremony: '', finalMessage: '' },
    }
    const read = readCarriedCeremony(`\uFEFF${JSON.stringify(first)}`, beginning)
    expect(read).toMatchObject({
      kind: 'ceremony',
      lineage: [],
      ceremony: { id: 'new', place: 'Tiradentes', couple: [{ name: 'Thiago' }, { name: 'Luísa' }] },
    })
  })

  it('is told to be cut wherever its end is missing', () => {
    const text = carriedCeremony(withSurprise, whole).trimEnd()
    fc.assert(
      fc.property(fc.integer({ min: 40, max: text.length - 1 }), (length) => {
        expect(readCarriedCeremony(text.slice(0, length), beginning)).toEqual({ kind: 'cut' })
      }),
    )
  })

  it.each([
    ['a later version', '{"format":"enlace-ceremony","version":3}', 'newer'],
    [
      'a later document',
      `{"format":"enlace-ceremony","version":2,"ceremony":{"format":${ceremonyFormat + 1}},"lineage":[]}`,
      'newer',
    ],
    ['no document', '{"format":"enlace-ceremony","version":2}', 'not-a-ceremony'],
    [
      'half a document',
      `{"format":"enlace-ceremony","version":2,"ceremony":{"format":${ceremonyFormat}},"lineage":[]}`,
      'not-a-ceremony',
    ],
    ['other JSON', '{"answers":[]}', 'not-a-ceremony'],
    ['no JSON', 'PK\u0003\u0004', 'not-a-ceremony'],
    ['nothing', '', 'not-a-ceremony'],
  ])('is refused when it holds %s', (_, text, kind) => {
    expect(readCarriedCeremony(text, beginning)).toEqual({ kind })
  })
})
