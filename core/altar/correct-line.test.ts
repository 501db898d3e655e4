import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bodyLines } from '../ceremony/body-lines.ts'
import type { Body, Ceremony, LibraryReference } from '../ceremony/document.ts'
import { scriptOf } from '../ceremony/script.ts'
import { anyCeremony } from '../ceremony/testing/any-ceremony.ts'
import { bilingualWelcome } from '../ceremony/testing/bilingual.ts'
import { sampleCeremony, sectionOf, withBody } from '../ceremony/testing/sample-ceremony.ts'
import { library } from '../library/pt-BR/library.ts'
import { correctLine } from './correct-line.ts'

const nowMs = 5_000
const texts = (ceremony: Ceremony, key: string): string[] =>
  bodyLines(sectionOf(ceremony, key).body, ceremony, library).map(({ text }) => text)

const sorted = <Reference extends LibraryReference>(reference: Reference): Reference => ({
  ...reference,
  edits: reference.edits.toSorted((one, other) => one.line - other.line),
})

/** Edits in the order of their lines, as every edit leaves them. */
function asEdited(body: Body): Body {
  if (body.kind === 'library') return sorted(body)
  if (body.kind === 'written' && body.ending !== undefined) {
    return { ...body, ending: sorted(body.ending) }
  }
  return body
}

describe('correcting a line at the altar', () => {
  test('changes that line of the script and no other, in any ceremony', () => {
    fc.assert(
      fc.property(anyCeremony, fc.nat(), fc.nat(), (any, section, position) => {
        const plan = any.plan.map((one) => ({ ...one, body: asEdited(one.body) }))
        const ceremony = { ...any, plan }
        const sections = ceremony.plan
          .map(({ key }) => ({ key, before: texts(ceremony, key) }))
          .filter(({ before }) => before.length > 0)
        const chosen = sections[section % sections.length]
        if (chosen === undefined) return
        const { key, before } = chosen
        const line = position % before.length
        const after = correctLine(ceremony, library, { key, line }, ' O nome certo. ', nowMs)
        expect(texts(after, key)).toEqual(before.with(line, 'O nome certo.'))
        for (const other of sections.filter((one) => one.key !== key)) {
          expect(texts(after, other.key)).toEqual(other.before)
        }
        expect(after.revision).toBeGreaterThan(ceremony.revision)
      }),
      { numRuns: 200 },
    )
  })

  test('keeps the former text of the writer as a version, and the names elsewhere as tokens', () => {
    const ceremony = withBody(sampleCeremony(), 'welcome', {
      kind: 'written',
      text: 'welcome',
      content: 'Oi, {first}.\n\nOi, {second}.',
      origin: 'writer',
    })
    const after = correctLine(ceremony, library, { key: 'welcome', line: 1 }, 'Oi, Aninha.', nowMs)
    expect(texts(after, 'welcome')).toEqual(['Oi, João.', 'Oi, Aninha.'])
    expect(after.versions['welcome']?.map(({ body }) => body)).toEqual([
      sectionOf(ceremony, 'welcome').body,
    ])
    const vows = correctLine(ceremony, library, { key: 'ringVows', line: 0 }, 'Juntos.', nowMs)
    expect(sectionOf(vows, 'ringVows').body).toMatchObject({
      kind: 'library',
      edits: [{ line: 0, lines: [{ speaker: 'celebrant', text: 'Juntos.' }] }],
    })
  })

  test('changes the line that was meant, whichever of the two languages it is in', async () => {
    const { ceremony, library: both } = await bilingualWelcome('Welcome!\n\n{first} is here.')
    const read = (one: Ceremony) =>
      scriptOf(one, both)
        .sections.find(({ key }) => key === 'welcome')
        ?.lines.map(({ text }) => text)
    const before = read(ceremony) ?? []
    expect(before).toHaveLength(4)
    before.forEach((_, line) => {
      const after = correctLine(ceremony, both, { key: 'welcome', line }, 'O certo.', nowMs)
      expect(read(after)).toEqual(before.with(line, 'O certo.'))
    })
  })

  test('removes nothing, and is nothing where nothing changes', () => {
    const ceremony = sampleCeremony()
    const [line = ''] = texts(ceremony, 'ringVows')
    for (const text of ['', ' \n ', line]) {
      expect(correctLine(ceremony, library, { key: 'ringVows', line: 0 }, text, nowMs)).toBe(
        ceremony,
      )
    }
    expect(correctLine(ceremony, library, { key: 'no', line: 0 }, 'x', nowMs)).toBe(ceremony)
    expect(correctLine(ceremony, library, { key: 'ringVows', line: 99 }, 'x', nowMs)).toBe(ceremony)
  })
})
