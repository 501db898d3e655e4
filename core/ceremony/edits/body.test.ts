import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { library } from '../../library/pt-BR/library.ts'
import { type Ceremony, ceremonySchema } from '../document.ts'
import { scriptOf } from '../script.ts'
import { anyCeremony } from '../testing/any-ceremony.ts'
import { sampleCeremony, sectionOf } from '../testing/sample-ceremony.ts'
import {
  changeWording,
  editHandLines,
  editLine,
  editText,
  maxVersions,
  replaceBody,
  resetLine,
  restoreVersion,
  takeWritten,
  writeByHand,
} from './body.ts'
import { changeDetails, changeWishes } from './details.ts'
import { changeLanguage } from './language.ts'
import { swapPartners } from './swap-partners.ts'

const nowMs = 4_000

function linesOf(ceremony: Ceremony, key: string): string[] {
  const section = scriptOf(ceremony, library).sections.find((one) => one.key === key)
  return section?.lines.map(({ text }) => text) ?? []
}

const says = (text: string) => ({ speaker: 'celebrant' as const, text })

describe('a line of the library', () => {
  test('is changed, removed, added to and restored, the others staying the library’s', () => {
    const ceremony = sampleCeremony()
    const [first = '', second = '', ...rest] = linesOf(ceremony, 'consent')
    const changed = editLine(ceremony, 'consent', 1, [says('Uma.'), says('Duas.')], nowMs)
    expect(linesOf(changed, 'consent')).toEqual([first, 'Uma.', 'Duas.', ...rest])
    const without = editLine(changed, 'consent', 1, [], nowMs)
    expect(linesOf(without, 'consent')).toEqual([first, ...rest])
    expect(linesOf(resetLine(without, 'consent', 1, nowMs), 'consent')).toEqual([
      first,
      second,
      ...rest,
    ])
  })

  test('of the declaration is changed in the section it ends', () => {
    const changed = editLine(sampleCeremony(), 'finalMessage', 2, [says('Casaram!')], nowMs)
    expect(linesOf(changed, 'finalMessage')).toEqual(['Casaram!'])
  })
})

describe('a text', () => {
  test('from the writer replaces the former one, which is kept as a version', () => {
    let ceremony = takeWritten(sampleCeremony(), 'welcome', '{first} um.', nowMs)
    ceremony = editText(ceremony, 'welcome', 'João, à mão.', nowMs)
    ceremony = takeWritten(ceremony, 'welcome', '{first} dois.', nowMs)
    expect(linesOf(ceremony, 'welcome')).toEqual(['João dois.'])
    expect(ceremony.versions['welcome']).toMatchObject([{ body: { content: 'João, à mão.' } }])
    const back = restoreVersion(ceremony, 'welcome', 0, nowMs)
    expect(linesOf(back, 'welcome')).toEqual(['João, à mão.'])
    expect(back.versions['welcome']?.at(-1)?.body).toMatchObject({ content: '{first} dois.' })
  })

  test('typed letter by letter creates no versions', () => {
    let ceremony = sampleCeremony()
    for (const content of ['O', 'Ol', 'Olá'])
      ceremony = editText(ceremony, 'welcome', content, nowMs)
    expect(ceremony.versions).toEqual({})
    expect(ceremony.revision).toBe(3)
  })

  test('keeps its declaration whoever writes it', () => {
    const ceremony = takeWritten(sampleCeremony(), 'finalMessage', 'Amem-se.', nowMs)
    expect(linesOf(ceremony, 'finalMessage')).toHaveLength(2)
    expect(linesOf(editText(ceremony, 'finalMessage', 'Fim.', nowMs), 'finalMessage')).toHaveLength(
      2,
    )
  })
})

test('versions are kept up to a limit, the latest ones, and none twice', () => {
  let ceremony = sampleCeremony()
  for (let number = 0; number < maxVersions + 5; number += 1) {
    ceremony = takeWritten(ceremony, 'welcome', `${number}`, nowMs)
  }
  expect(ceremony.versions['welcome']).toHaveLength(maxVersions)
  for (const content of ['a', 'b', 'a', 'b', 'c']) {
    ceremony = takeWritten(ceremony, 'ceremony', content, nowMs)
  }
  expect(ceremony.versions['ceremony']).toHaveLength(2)
})

test('choosing another wording keeps the edited one as a version', () => {
  const edited = editLine(sampleCeremony(), 'consent', 1, [says('Minha.')], nowMs)
  const next = changeWording(edited, 'consent', { piece: 'consent', wording: 'playful' }, nowMs)
  expect(sectionOf(next, 'consent').body).toMatchObject({ wording: 'playful', edits: [] })
  expect(linesOf(restoreVersion(next, 'consent', 0, nowMs), 'consent')).toContain('Minha.')
})

test('a section taken over by hand starts as it read, speakers included', () => {
  const ceremony = sampleCeremony()
  const byHand = writeByHand(ceremony, 'consent', library, nowMs)
  expect(scriptOf(byHand, library).sections).toEqual(scriptOf(ceremony, library).sections)
  const rewritten = editHandLines(byHand, 'consent', [says('Só isto.')], nowMs)
  expect(linesOf(rewritten, 'consent')).toEqual(['Só isto.'])
})

test('another language takes the library’s words and keeps what was edited as a version', () => {
  const edited = editLine(sampleCeremony(), 'consent', 1, [says('Minha pergunta.')], nowMs)
  const english = changeLanguage(edited, 'en-US', library, nowMs)
  expect(english.language).toBe('en-US')
  expect(sectionOf(english, 'consent').body).toMatchObject({ kind: 'library', edits: [] })
  expect(english.versions['consent']?.map(({ body }) => body.kind)).toEqual(['byHand'])
  expect(JSON.stringify(english.versions['consent'])).toContain('Minha pergunta.')
  const reworded = changeWording(edited, 'consent', { piece: 'consent', wording: 'x' }, nowMs)
  const after = changeLanguage(reworded, 'en-US', library, nowMs)
  expect(after.versions['consent']?.map(({ body }) => body.kind)).toEqual(['byHand'])
  expect(changeLanguage(edited, 'pt-BR', library, nowMs)).toBe(edited)
})

test('whatever body replaces a section’s, the previous one is kept', () => {
  fc.assert(
    fc.property(anyCeremony, fc.nat(12), fc.string({ minLength: 1 }), (ceremony, which, text) => {
      const section = ceremony.plan[which]
      if (section === undefined) return
      const body = { kind: 'byHand' as const, lines: [says(text)] }
      const next = replaceBody(ceremony, section.key, body, nowMs)
      expect(sectionOf(next, section.key).body).toEqual(body)
      const { body: former } = section
      const isEmpty =
        (former.kind === 'written' && former.content.trim() === '') ||
        (former.kind === 'byHand' && former.lines.length === 0)
      const bodies = next.versions[section.key]?.map((version) => version.body) ?? []
      if (!isEmpty) expect(bodies.at(-1)).toEqual(former)
      expect(v.is(ceremonySchema, next)).toBe(true)
    }),
  )
})

describe('the ceremony’s details', () => {
  test('of the day change without touching the plan', () => {
    const ceremony = sampleCeremony()
    const next = changeDetails(ceremony, { place: 'Paraty', power: 'legal' }, nowMs)
    expect(next).toMatchObject({ place: 'Paraty', power: 'legal', plan: ceremony.plan })
  })

  test('of the order swap who is named first', () => {
    expect(linesOf(swapPartners(sampleCeremony(), nowMs), 'header')[0]).toBe('ANA E JOÃO')
  })

  test('of faith switch the prayer off once, and let it be switched on again', () => {
    const secular = changeWishes(sampleCeremony(), { faith: { kind: 'none' } }, nowMs)
    expect(sectionOf(secular, 'prayer').isOn).toBe(false)
    const plan = secular.plan.map((section) => ({ ...section, isOn: true }))
    const again = changeWishes({ ...secular, plan }, { minutes: 20 }, nowMs)
    expect(sectionOf(again, 'prayer').isOn).toBe(true)
  })
})
