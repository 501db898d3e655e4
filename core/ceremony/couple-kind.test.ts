import { describe, expect, it } from 'vitest'
import { coupleKindOf, coupleKinds } from './couple-kind.ts'
import { chooseCoupleKind } from './edits/choose-couple-kind.ts'
import { changePartner } from './edits/details.ts'
import { sampleCeremony } from './testing/sample-ceremony.ts'

describe('the kind of couple', () => {
  it.each(coupleKinds)('is %s once it is chosen, and the names stay in their order', (kind) => {
    const ceremony = sampleCeremony()
    const chosen = chooseCoupleKind(ceremony, kind, 2)
    expect(coupleKindOf(chosen.couple)).toBe(kind)
    expect(chosen.couple.map(({ name }) => name)).toEqual(ceremony.couple.map(({ name }) => name))
  })

  it('stays with a couple whose bride is named first', () => {
    const ceremony = sampleCeremony()
    const [groom, bride] = ceremony.couple
    const swapped = { ...ceremony, couple: [bride, groom] as typeof ceremony.couple }
    expect(chooseCoupleKind(swapped, 'brideAndGroom', 2)).toBe(swapped)
  })

  it('is another one as soon as one partner has a title of their own', () => {
    const own = changePartner(
      sampleCeremony(),
      'first',
      { title: { kind: 'own', word: 'cúmplice' } },
      2,
    )
    expect(coupleKindOf(own.couple)).toBe('other')
  })
})
