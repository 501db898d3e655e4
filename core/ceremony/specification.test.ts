/** The classic script against docs/specification.md: its order, and its words where it quotes. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { loadLibrary } from '../library/load-library.ts'
import { library } from '../library/pt-BR/library.ts'
import { ceremonyLanguages } from './ceremony-language.ts'
import { scriptOf } from './script.ts'
import { sampleCeremony } from './testing/sample-ceremony.ts'

const specification = (
  await readFile(new URL('../../docs/specification.md', import.meta.url), 'utf8')
).replace(/\s+/g, ' ')

/** What docs/specification.md section 7.3 calls each section of the plan; the consent is ours. */
const specified: Record<string, string> = {
  header: 'header: the groom',
  entrances: 'orientations, with the order of entrance',
  welcome: 'the welcome text',
  ceremony: 'the ceremony text',
  ringsMoment: 'the rings, with a suggested reading about rings and the symbol of infinity',
  ringVows: 'the vows of the ring exchange',
  personalVows: 'personal vows',
  recordSigning: 'a symbolic signing of the marriage record',
  prayer: 'an optional religious moment',
  sandCeremony: 'the sand ceremony',
  timeCapsule: 'the gift of a time capsule',
  finalKissNote: 'a note to the celebrant',
  finalMessage: 'the final message',
}

const ceremony = sampleCeremony()

test('the classic plan has every section of the specification in its order', () => {
  const script = specification.slice(specification.indexOf('### 7.3'))
  const numbered = Object.values(specified).map((words, index) =>
    script.indexOf(`${index + 1}. ${words}`),
  )
  expect(numbered).not.toContain(-1)
  expect(ceremony.plan.map(({ kind }) => kind).filter((kind) => kind !== 'consent')).toEqual(
    Object.keys(specified),
  )
  const kinds = ceremony.plan.map(({ kind }) => kind)
  expect(kinds[kinds.indexOf('consent') + 1]).toBe('ringsMoment')
})

test('the specification’s sentence ends the script word for word', () => {
  const last = scriptOf(ceremony, library).sections.at(-1)?.lines.at(-1)?.text ?? ''
  expect(last).toBe('Vocês estão definitivamente casados socialmente, podem se beijar!')
  expect(specification).toContain(`"${last}"`)
})

test('the reading about the rings mentions the symbol of infinity', () => {
  const rings = scriptOf(ceremony, library).sections.find(({ key }) => key === 'ringsMoment')
  expect(rings?.lines.map(({ text }) => text).join(' ')).toContain('símbolo do infinito')
})

const long = ['ringsMoment', 'ringVows', 'personalVows', 'sandCeremony', 'timeCapsule']

test.each(ceremonyLanguages.flatMap((language) => long.map((key) => ({ language, key }))))(
  '$key in $language has at least 120 words to be read aloud',
  async ({ language, key }) => {
    const script = scriptOf(sampleCeremony({ language }), await loadLibrary(language))
    const lines = script.sections.find((section) => section.key === key)?.lines ?? []
    const spoken = lines.filter(({ speaker }) => speaker !== 'direction')
    const words = spoken.flatMap(({ text }) => text.split(/\s+/))
    expect(words.length).toBeGreaterThanOrEqual(120)
  },
)
