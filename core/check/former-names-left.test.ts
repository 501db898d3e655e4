import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Body, Ceremony, PlacedSection } from '../ceremony/document.ts'
import { changePartner } from '../ceremony/edits/details.ts'
import { swapPartners } from '../ceremony/edits/swap-partners.ts'
import { replaceFormerNames } from '../ceremony/former-names.ts'
import { newcomer } from '../ceremony/newcomer.ts'
import { ownTexts } from '../ceremony/own-texts.ts'
import { sampleCeremony, sectionOf, withBody } from '../ceremony/testing/sample-ceremony.ts'
import { loadLibraryOf } from '../library/load-library.ts'
import { library } from '../library/pt-BR/library.ts'
import { acceptFinding } from './accept-finding.ts'
import { findingsOf } from './findings-of.ts'
import { formerNamesLeft } from './former-names-left.ts'

const nowMs = 5_000

const spoken = (text: string): Body => ({
  kind: 'byHand',
  lines: text.split('\n').map((line) => ({ speaker: 'celebrant', text: line })),
})

/** The ceremony of João and Ana Lima that says this, and in which Ana has become Eva Reis since. */
function renamed(says: string, changes: Partial<Ceremony> = {}): Ceremony {
  const before = withBody(sampleCeremony(changes), 'welcome', spoken(says))
  return changePartner(before, 'second', { name: 'Eva Reis', calledAs: 'Eva' }, nowMs)
}

function replacedAll(ceremony: Ceremony): Ceremony {
  const places = formerNamesLeft(ceremony, library).flatMap((left) => left.places)
  return replaceFormerNames(ceremony, places, nowMs)
}

const textOf = (ceremony: Ceremony): string =>
  ownTexts(ceremony.plan)
    .filter(({ key }) => key === 'welcome')
    .map(({ text }) => text)
    .join('\n')

describe('all at once', () => {
  test('a former name goes from titles, texts and lines of sections that are off, in both languages', async () => {
    const change = (section: PlacedSection): PlacedSection =>
      section.key === 'welcome'
        ? {
            ...section,
            title: 'Ana chega',
            isOn: false,
            otherTexts: { 'fr-FR': { of: '', body: spoken('La main d’Ana.') } },
          }
        : section
    const sample = sampleCeremony({ secondLanguage: 'fr-FR' })
    const before = withBody(sample, 'welcome', spoken('Ana Lima e João.\nANA!'))
    const story = withBody(before, 'ceremony', {
      kind: 'written',
      text: 'ceremony',
      content: 'Na chuva, Ana riu.',
      origin: 'hand',
    })
    const next = changePartner(
      { ...story, plan: story.plan.map(change) },
      'second',
      { name: 'Eva Reis', calledAs: 'Eva' },
      nowMs,
    )
    const both = await loadLibraryOf(next)
    const [left, ...others] = formerNamesLeft(next, both)
    expect(others).toEqual([])
    expect(left).toMatchObject({ partner: 'second', places: { length: 5 } })
    const after = replaceFormerNames(next, left?.places ?? [], nowMs)
    expect(textOf(after).split('\n')).toEqual([
      'Eva chega',
      'Eva Reis e João.',
      'EVA!',
      'La main d’Eva.',
    ])
    expect(sectionOf(after, 'ceremony').body).toMatchObject({ content: 'Na chuva, Eva riu.' })
    expect(after.former).toBeUndefined()
  })

  test.each([
    'Anabela e Mariana riram.',
    'A vovó Ana dançou.',
    'A avó, Ana, dançou.',
    'Dona Ana e Santa Ana.',
    'Ana Beatriz chegou com Maria Ana.',
    'A Sra. Ana leu.',
  ])('nothing is touched in %j', (says) => {
    const ceremony = renamed(`${says}\nAna, sim.`)
    expect(textOf(replacedAll(ceremony))).toBe(`${says}\nEva, sim.`)
  })

  test('a name that somebody else of the ceremony has too is left to the celebrant', () => {
    const people = [{ id: 'a', ...newcomer, name: 'Ana Souza' }]
    const children = [{ id: 'b', name: 'Ana', of: 'both' as const, note: '' }]
    for (const others of [{ people }, { children }]) {
      expect(formerNamesLeft(renamed('Ana sorriu.', others), library)).toEqual([])
    }
  })

  test('what was called right stays as it is', () => {
    const ceremony = renamed('Ana riu.\nDepois, Ana dormiu.')
    const [found] = findingsOf(ceremony, library).filter(({ kind }) => kind === 'formerDetail')
    const accepted = acceptFinding(ceremony, found?.id ?? '', nowMs)
    expect(textOf(replacedAll(accepted))).toBe('Ana riu.\nDepois, Eva dormiu.')
  })

  test('each partner has the name of their own, also after several changes and a change of order', () => {
    const first = renamed('Ana e João.\nEva!')
    const second = changePartner(first, 'second', { name: 'Iara', calledAs: '' }, nowMs)
    const third = changePartner(second, 'first', { name: 'Davi', calledAs: '' }, nowMs)
    for (const ceremony of [third, swapPartners(third, nowMs)]) {
      expect(textOf(replacedAll(ceremony))).toBe('Iara e Davi.\nIara!')
    }
  })

  test('whatever stands around it, every name of the partner’s is replaced and nothing else changes', () => {
    const own = fc.constantFrom('Ana', 'Ana Lima', 'ANA')
    const next: Record<string, string> = { Ana: 'Eva', 'Ana Lima': 'Eva Reis', ANA: 'EVA' }
    const other = fc.constantFrom(
      'Anabela',
      'banana',
      'tia Ana',
      'Ana Prado',
      'ana',
      'Ána',
      'Dona Ana',
    )
    const joint = fc.constantFrom(', e ', ' riu. ', '! ', ' (e) ', '\n', ' – ', '; depois ')
    const piece = fc.oneof(
      own.map((says) => ({ says, reads: next[says] ?? '' })),
      other.map((says) => ({ says, reads: says })),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(piece, joint), { minLength: 1, maxLength: 8 }), (pieces) => {
        const text = (read: (one: { says: string; reads: string }) => string): string =>
          `Foi ${pieces.map(([one, after]) => read(one) + after).join('')}fim.`
        const ceremony = renamed(text(({ says }) => says))
        expect(textOf(replacedAll(ceremony))).toBe(text(({ reads }) => reads))
      }),
    )
  })
})
