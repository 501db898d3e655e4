import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadLibraryOf } from '../library/load-library.ts'
import { bodyLines } from './body-lines.ts'
import { ceremonyLanguages } from './ceremony-language.ts'
import type { Line } from './document.ts'
import { chooseSecondLanguage, readInSecond } from './edits/second-language.ts'
import { scriptMinutes } from './minutes.ts'
import { scriptOf } from './script.ts'
import { isReadAloud } from './script-line.ts'
import { scriptText } from './script-paragraphs.ts'
import { inSecondLanguage, secondKey } from './second-language.ts'
import { anyCeremony } from './testing/any-ceremony.ts'
import { bilingual, bilingualWelcome, nowMs } from './testing/bilingual.ts'
import { sampleCeremony } from './testing/sample-ceremony.ts'

const linesOf = (
  { sections }: ReturnType<typeof scriptOf>,
  key: string,
): readonly { speaker: string; text: string; language?: string }[] =>
  sections.find((section) => section.key === key)?.lines ?? []

describe('a section in two languages', () => {
  test('alternates paragraph by paragraph', async () => {
    const { ceremony, library } = await bilingualWelcome(
      'Welcome!\n\n{first} and {second} are here.',
    )
    expect(linesOf(scriptOf(ceremony, library), 'welcome')).toMatchObject([
      { text: 'Bem-vindos!', pair: 0 },
      { text: 'Welcome!', language: 'en-US', pair: 0 },
      { text: 'João e Ana chegaram.', pair: 1 },
      { text: 'João and Ana are here.', language: 'en-US', pair: 1 },
    ])
  })

  test('is read in one and then in the other where the numbers of paragraphs differ', async () => {
    const { ceremony, library } = await bilingualWelcome('Welcome, all of you.')
    expect(linesOf(scriptOf(ceremony, library), 'welcome').map(({ text }) => text)).toEqual([
      'Bem-vindos!',
      'João e Ana chegaram.',
      'Welcome, all of you.',
    ])
  })

  test('alternates by turns where each speaker has more to say in one language', async () => {
    const { ceremony, library } = await bilingual('consent')
    const line = (speaker: 'celebrant' | 'first', text: string): Line => ({ speaker, text })
    const byHand = (lines: Line[]) => ({ kind: 'byHand' as const, lines })
    const own = byHand([
      line('celebrant', 'Um.'),
      { speaker: 'direction', text: 'Silêncio.' },
      line('celebrant', 'Dois.'),
      line('first', 'Sim.'),
    ])
    const other = byHand([
      line('celebrant', 'One and two.'),
      { speaker: 'direction', text: 'Silence.' },
      line('first', 'I do.'),
    ])
    const spoken = {
      ...ceremony,
      plan: ceremony.plan.map((section) =>
        section.key === 'consent'
          ? { ...section, body: own, otherTexts: { 'en-US': { body: other, of: '' } } }
          : section,
      ),
    }
    expect(linesOf(scriptOf(spoken, library), 'consent').map(({ text }) => text)).toEqual([
      'Um.',
      'Silêncio.',
      'Dois.',
      'One and two.',
      'Sim.',
      'I do.',
    ])
  })

  test('the declaration stands beside the declaration, whatever is said before it', async () => {
    const { ceremony, library } = await bilingual('finalMessage')
    const lines = linesOf(scriptOf(ceremony, library), 'finalMessage')
    expect(lines.filter(({ language }) => language === 'en-US').length).toBeGreaterThan(0)
    expect(lines[0]).not.toHaveProperty('language')
    expect(lines.at(-1)).toHaveProperty('language', 'en-US')
  })

  test('takes longer, and is copied in both languages', async () => {
    const { ceremony, library } = await bilingual('ringVows', 'consent')
    const { secondLanguage: _second, ...alone } = ceremony
    const both = scriptOf(ceremony, library)
    expect(scriptMinutes(both)).toBeGreaterThan(scriptMinutes(scriptOf(alone, library)) + 1)
    expect(scriptText(both)).toContain('João: ')
    for (const { text } of linesOf(both, 'consent')) expect(scriptText(both)).toContain(text)
  })
})

test.each(ceremonyLanguages)('every ritual of the library is read in %s too', async (language) => {
  const own = language === 'pt-BR' ? 'fr-FR' : 'pt-BR'
  let ceremony = chooseSecondLanguage(sampleCeremony({ language: own }), language, nowMs)
  for (const { key } of ceremony.plan) ceremony = readInSecond(ceremony, key, true, nowMs)
  const script = scriptOf(ceremony, await loadLibraryOf(ceremony))
  const rituals = ceremony.plan.filter(({ body }) => body.kind === 'library').map(({ key }) => key)
  for (const key of rituals) {
    const said = linesOf(script, key).filter((line) => isReadAloud(line as never))
    const second = said.filter((line) => line.language === language)
    if (said.length > 0) expect(second.length, key).toBeGreaterThan(0)
  }
})

test('no word that is read aloud is lost or said in another order, for any ceremony', async () => {
  await fc.assert(
    fc.asyncProperty(anyCeremony, async (ceremony) => {
      const library = await loadLibraryOf(ceremony)
      const view = inSecondLanguage(ceremony)
      for (const { key, lines } of scriptOf(ceremony, library).sections) {
        const section = ceremony.plan.find((one) => one.key === key)
        const own = section === undefined ? [] : bodyLines(section.body, ceremony, library)
        const other = view?.plan.find((one) => one.key === secondKey(key))
        const second =
          view === undefined || other === undefined || library.second === undefined
            ? []
            : bodyLines(other.body, view, library.second).filter(isReadAloud)
        const texts = (all: readonly { text: string }[]) => all.map(({ text }) => text)
        expect(texts(lines.filter(({ language }) => language === undefined))).toEqual(texts(own))
        expect(texts(lines.filter(({ language }) => language !== undefined))).toEqual(texts(second))
      }
    }),
    { numRuns: 200 },
  )
})
