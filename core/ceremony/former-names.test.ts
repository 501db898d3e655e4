import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Ceremony, Partner } from './document.ts'
import { changePartner } from './edits/details.ts'
import { formerNames, replaceFormerNames } from './former-names.ts'
import { sampleCeremony, sectionOf, withBody } from './testing/sample-ceremony.ts'
import { touchedSentences } from './touched-sentences.ts'

const nowMs = 3_000

function byHand(text: string, changes: Partial<Ceremony> = {}): Ceremony {
  return withBody(sampleCeremony(changes), 'welcome', {
    kind: 'byHand',
    lines: [{ speaker: 'celebrant', text }],
  })
}

function textOf(ceremony: Ceremony): string {
  const { body } = sectionOf(ceremony, 'welcome')
  return body.kind === 'byHand' ? (body.lines[0]?.text ?? '') : ''
}

function partner(name: string, calledAs = ''): Partner {
  return { ...sampleCeremony().couple[1], name, calledAs }
}

function renamed(text: string, former: Partner, next: Partner, language: Ceremony['language']) {
  const ceremony = byHand(text, { language })
  return textOf(replaceFormerNames(ceremony, formerNames(ceremony, former, next), nowMs))
}

describe('a former name', () => {
  test('is found as a word, full name first, and shown in its sentence', () => {
    const ceremony = byHand('Ana Lima chegou. Anabela riu com Ana! Banana? ANA E JOÃO.')
    const found = formerNames(ceremony, partner('Ana Lima', 'Ana'), partner('Eva Reis', 'Eva'))
    expect(found.map(({ sentence, replacement }) => [sentence, replacement])).toEqual([
      ['Ana Lima chegou.', 'Eva Reis'],
      ['Anabela riu com Ana!', 'Eva'],
      ['ANA E JOÃO.', 'EVA'],
    ])
  })

  test('is replaced only where accepted', () => {
    const ceremony = byHand('A avó Ana. E Ana, a noiva.')
    const found = formerNames(ceremony, partner('Ana'), partner('Eva'))
    const next = replaceFormerNames(ceremony, found.slice(1), nowMs)
    expect(textOf(next)).toBe('A avó Ana. E Eva, a noiva.')
    expect(replaceFormerNames(ceremony, [], nowMs)).toBe(ceremony)
  })

  test('takes along the words before it if its sound changed them', () => {
    const [anne, paul] = [partner('Anne'), partner('Paul')]
    expect(renamed('la main d’Anne, et qu’Anne', anne, paul, 'fr-FR')).toBe(
      'la main de Paul, et que Paul',
    )
    expect(renamed('la main de Paul, et que Paul', paul, anne, 'fr-FR')).toBe(
      'la main d’Anne, et qu’Anne',
    )
    expect(renamed('Juan e Inés', partner('Inés'), partner('Ana'), 'es-ES')).toBe('Juan y Ana')
    expect(renamed('Juan y Ana', partner('Ana'), partner('Inés'), 'es-419')).toBe('Juan e Inés')
  })

  test('is found in every text edited by hand, and in none of the library’s', () => {
    const edit = [{ line: 0, lines: [{ speaker: 'celebrant' as const, text: 'Ana?' }] }]
    let ceremony = byHand('Ana.')
    ceremony = withBody(ceremony, 'consent', {
      kind: 'library',
      piece: 'consent',
      wording: 'classic',
      edits: edit,
    })
    ceremony = withBody(ceremony, 'finalMessage', {
      kind: 'written',
      text: 'finalMessage',
      content: 'Ana!',
      origin: 'hand',
      ending: { piece: 'declaration', wording: 'classic', edits: edit },
    })
    const found = formerNames(ceremony, partner('Ana'), partner('Eva'))
    expect(found.map(({ key, place }) => [key, place.kind])).toEqual([
      ['welcome', 'line'],
      ['consent', 'edit'],
      ['finalMessage', 'content'],
      ['finalMessage', 'edit'],
    ])
  })

  test('is found even without spaces around it', () => {
    expect(renamed('今天李娜来了', partner('李娜'), partner('王芳'), 'en-US')).toBe('今天王芳来了')
  })

  test('whatever it contains, is replaced by the new one and nothing else changes', () => {
    const name = fc
      .string({ minLength: 1 })
      .map((text) => text.replace(/\s/g, '_'))
      // A name that the words around it hold too would rightly be replaced there as well.
      .filter((text) => !'(  ) Fim.'.includes(text))
    fc.assert(
      fc.property(name, name, (former, next) => {
        const text = `( ${former} ) Fim.`
        expect(renamed(text, partner(former), partner(next), 'pt-BR')).toBe(`( ${next} ) Fim.`)
      }),
    )
  })

  test('that was emptied or not changed is offered nowhere', () => {
    const ceremony = byHand('Ana.')
    expect(formerNames(ceremony, partner('Ana'), partner(''))).toEqual([])
    expect(formerNames(ceremony, partner('Ana'), partner('Ana'))).toEqual([])
  })
})

describe('a sentence', () => {
  const ceremony = byHand(
    'Bem-vindos a Ouro Preto. Ela chegou cedo! Era um sábado de sol… Nesta tarde, sim. Nada mais.',
  )
  test.each([
    [{ kind: 'agreement' } as const, ['Ela chegou cedo!']],
    [{ kind: 'place', former: 'Ouro Preto' } as const, ['Bem-vindos a Ouro Preto.']],
    [{ kind: 'date', former: '2026-12-12' } as const, ['Era um sábado de sol…']],
    [{ kind: 'time', former: '16:00' } as const, ['Nesta tarde, sim.']],
    [{ kind: 'time', former: '' } as const, []],
    [{ kind: 'date', former: '' } as const, []],
  ])('that a changed %o may affect is marked', (detail, expected) => {
    expect(touchedSentences(ceremony, detail).map(({ sentence }) => sentence)).toEqual(expected)
  })
})

test('renaming a partner renames every token at once', () => {
  const ceremony = changePartner(sampleCeremony(), 'second', { name: 'Eva', calledAs: '' }, nowMs)
  expect(ceremony.couple.map(({ name }) => name)).toEqual(['João d’Ávila', 'Eva'])
  expect(ceremony).toMatchObject({ revision: 1, changedAtMs: nowMs })
})
