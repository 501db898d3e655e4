import { expect, test } from 'vitest'
import { altarScript } from '../altar/altar-script.ts'
import { breathsOf } from '../altar/breaths.ts'
import { library } from '../library/fr-FR/library.ts'
import { sampleCeremony } from './testing/sample-ceremony.ts'
import { unbrokenMarks } from './unbroken-marks.ts'

test.each([
  ['Il a dit « Oui ! » et elle : « Enfin ? »', 'Il a dit «_Oui_!_» et elle_: «_Enfin_?_»'],
  ['Vraiment ; oui.', 'Vraiment_; oui.'],
  ['“Oui”, disse ele: sim!', '“Oui”, disse ele: sim!'],
])('in “%s” no line begins or ends with a mark alone', (typed, set) => {
  expect(unbrokenMarks(typed).replaceAll('\u202f', '_')).toBe(set)
  expect(unbrokenMarks(typed)).toHaveLength(typed.length)
})

test('no breath ends after an opening guillemet or begins with a closing one', () => {
  const line = unbrokenMarks(
    'Et quand elle a enfin posé son sac, il lui a répondu « je t’attendais depuis des années » sans lever les yeux de son livre, puis « tu en as mis, du temps ! » et ils ont ri.',
  )
  const breaths = breathsOf(line)
  expect(breaths.length).toBeGreaterThan(2)
  expect(breaths.join('')).toBe(line)
  for (const breath of breaths) {
    expect(breath).not.toMatch(/«\s*$/)
    expect(breath).not.toMatch(/^\s*[»;:!?]/)
  }
})

test('a text typed with plain spaces is read at the altar with unbroken ones', () => {
  const ceremony = sampleCeremony()
  const plan = ceremony.plan.map((section) =>
    section.body.kind === 'written' && section.body.text === 'welcome'
      ? { ...section, body: { ...section.body, content: 'Il a dit « oui » !' } }
      : section,
  )
  const { stops } = altarScript({ ...ceremony, language: 'fr-FR', plan }, library)
  const said = stops.flatMap(({ lines }) => lines.map(({ text }) => text))
  expect(said).toContain('Il a dit «\u202foui\u202f»\u202f!')
})
