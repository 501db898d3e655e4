import { describe, expect, it } from 'vitest'
import { editableLines } from '#core/ceremony/editable-lines.ts'
import { scriptOf } from '#core/ceremony/script.ts'
import { sampleCeremony } from '#core/ceremony/testing/sample-ceremony.ts'
import { library } from '#core/library/pt-BR/library.ts'
import { correctLine } from './correct-line.ts'

const ceremony = sampleCeremony()

/** Every line that can be read, with its place. */
const lines = ceremony.plan.flatMap((section) =>
  section.isOn
    ? editableLines(section.body, ceremony, library)
        .filter(({ text }) => text.trim() !== '')
        .map((line) => ({ ...line, key: section.key }))
    : [],
)

/** The script as its words alone, line by line. */
function words(of = ceremony): string[] {
  return scriptOf(of, library).sections.flatMap((section) => section.lines.map(({ text }) => text))
}

describe('a correction at the venue', () => {
  it('changes the one line and no other, wherever its words come from', () => {
    const before = words()
    expect(lines).toHaveLength(before.length)
    for (const [position, line] of lines.entries()) {
      const after = words(correctLine(ceremony, library, line, 'Padrinho: Otávio', 7))
      expect(after).toEqual(before.with(position, 'Padrinho: Otávio'))
    }
  })

  it('of a line to nothing leaves it as it is', () => {
    for (const line of lines) expect(correctLine(ceremony, library, line, ' \n', 7)).toBe(ceremony)
  })
})
