import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadLibrary } from '../../library/load-library.ts'
import { bodyLines } from '../body-lines.ts'
import type { Ceremony, PlacedSection } from '../document.ts'
import { editableLines } from '../editable-lines.ts'
import { formerNames, replaceFormerNames } from '../former-names.ts'
import { planLike } from '../plans.ts'
import { isReadAloud } from '../script-line.ts'
import { inLanguageOf, isOlder, secondKey, secondLanguageOf, textIn } from '../second-language.ts'
import { anyCeremony } from '../testing/any-ceremony.ts'
import { bilingual, bilingualWelcome, nowMs } from '../testing/bilingual.ts'
import { sampleCeremony, sectionOf, withBody } from '../testing/sample-ceremony.ts'
import { editLine, editText, resetLine, takeWritten } from './body.ts'
import { clearContent } from './clear.ts'
import { replaceLine } from './line.ts'
import {
  callSecondCurrent,
  chooseSecondLanguage,
  emptySecond,
  partForSecond,
  readInSecond,
  takeLibrarySecond,
  takeSecond,
  withRoomForSecond,
} from './second-language.ts'

const english = ({ otherTexts }: PlacedSection) => otherTexts?.['en-US']?.body

/** What is said in English, as it is edited. */
function inEnglish(ceremony: Ceremony, key: string, library: Parameters<typeof inLanguageOf>[2]) {
  const reading = inLanguageOf(secondKey(key), ceremony, library)
  const { body } = sectionOf(reading.ceremony, secondKey(key))
  return editableLines(body, reading.ceremony, reading.library)
}

describe('the second language', () => {
  test('is another language, not another variant', () => {
    const ceremony = sampleCeremony({ language: 'en-GB', secondLanguage: 'en-US' })
    expect(secondLanguageOf(ceremony)).toBeUndefined()
    expect(secondLanguageOf({ ...ceremony, secondLanguage: 'fr-FR' })).toBe('fr-FR')
  })

  test('takes the library’s words for a ritual, the same piece and wording', async () => {
    const { ceremony } = await bilingual('ringVows')
    expect(english(sectionOf(ceremony, 'ringVows'))).toEqual(sectionOf(ceremony, 'ringVows').body)
  })

  test('takes no words of the library for what a hand has changed, unless asked to', async () => {
    const { ceremony } = await bilingual()
    const line = { speaker: 'celebrant' as const, text: 'Do meu jeito.' }
    const edited = editLine(ceremony, 'ringVows', 0, [line], nowMs)
    const asked = readInSecond(edited, 'ringVows', true, nowMs)
    expect(english(sectionOf(asked, 'ringVows'))).toBeUndefined()
    const taken = takeLibrarySecond(asked, 'ringVows', nowMs)
    expect(english(sectionOf(taken, 'ringVows'))).toMatchObject({ kind: 'library', edits: [] })
  })

  test('keeps its words while it is not read, and while another language is', async () => {
    const { ceremony } = await bilingualWelcome('Welcome!')
    const off = readInSecond(ceremony, 'welcome', false, nowMs)
    expect(textIn(sectionOf(off, 'welcome'), 'en-US')).toBeUndefined()
    const french = chooseSecondLanguage(ceremony, 'fr-FR', nowMs)
    expect(textIn(sectionOf(french, 'welcome'), 'fr-FR')).toBeUndefined()
    for (const back of [
      readInSecond(off, 'welcome', true, nowMs),
      chooseSecondLanguage(french, 'en-US', nowMs),
    ]) {
      expect(sectionOf(back, 'welcome')).toEqual(sectionOf(ceremony, 'welcome'))
    }
    const british = chooseSecondLanguage(ceremony, 'en-GB', nowMs)
    expect(textIn(sectionOf(british, 'welcome'), 'en-GB')?.body).toMatchObject({
      content: 'Welcome!',
    })
  })

  test('is not read where a section is drawn from fields', async () => {
    const { ceremony } = await bilingual()
    expect(readInSecond(ceremony, 'entrances', true, nowMs)).toBe(ceremony)
  })

  test('goes with nothing of a couple into another ceremony', async () => {
    const { ceremony } = await bilingualWelcome('Welcome!')
    expect(JSON.stringify(planLike(ceremony.plan))).not.toContain('Welcome!')
    expect(JSON.stringify(clearContent(ceremony, nowMs))).not.toContain('Welcome!')
  })
})

describe('a text in the second language', () => {
  test('is asked for from the section’s own words, and names the couple with tokens', async () => {
    const { ceremony, library } = await bilingual('welcome')
    expect(partForSecond(ceremony, library, 'welcome')).toBe('Bem-vindos!\n\nJoão e Ana chegaram.')
    const { ceremony: said } = await bilingualWelcome('Welcome, {first}!')
    const [groom, bride] = said.couple
    const renamed = { ...said, couple: [{ ...groom, calledAs: 'Jo' }, bride] as typeof said.couple }
    expect(inEnglish(renamed, 'welcome', library).map(({ text }) => text)).toEqual(['Welcome, Jo!'])
  })

  test('is edited line by line like the first, which stays as it is', async () => {
    const { ceremony, library } = await bilingualWelcome('Welcome!\n\n{first} is here.')
    const key = secondKey('welcome')
    const [line] = inEnglish(ceremony, 'welcome', library)
    if (line === undefined) throw new Error('no line')
    const next = replaceLine(ceremony, library, key, line.place, ['Good evening!', 'Hi.'], nowMs)
    expect(inEnglish(next, 'welcome', library).map(({ text }) => text)).toEqual([
      'Good evening!',
      'Hi.',
      'João is here.',
    ])
    expect(sectionOf(next, 'welcome').body).toBe(sectionOf(ceremony, 'welcome').body)
    expect(next.revision).toBe(ceremony.revision + 1)
  })

  test('brings back the library’s line', async () => {
    const { ceremony, library } = await bilingual('consent')
    const key = secondKey('consent')
    const [line] = inEnglish(ceremony, 'consent', library)
    if (line?.place.kind !== 'library') throw new Error('no line of the library')
    const edited = replaceLine(ceremony, library, key, line.place, ['Mine.'], nowMs)
    expect(inEnglish(edited, 'consent', library)[0]?.text).toBe('Mine.')
    const back = resetLine(edited, key, line.place.line, nowMs)
    expect(inEnglish(back, 'consent', library)[0]?.text).toBe(line.text)
  })

  test('is older once the first one says something else, until it is called right', async () => {
    const { ceremony } = await bilingualWelcome('Welcome!')
    const older = (one: Ceremony) => isOlder(sectionOf(one, 'welcome'), 'en-US')
    expect(older(ceremony)).toBe(false)
    const edited = editText(ceremony, 'welcome', 'Boa noite!', nowMs)
    expect(older(edited)).toBe(true)
    expect(older(callSecondCurrent(edited, 'welcome', nowMs))).toBe(false)
    expect(older(takeWritten(ceremony, 'welcome', 'Outra vez.', nowMs))).toBe(true)
  })

  test('is not older for a name that was corrected in both', async () => {
    const { ceremony } = await bilingualWelcome('Welcome!')
    const typed = editText(ceremony, 'welcome', 'Bem-vinda, Ana!', nowMs)
    const current = callSecondCurrent(typed, 'welcome', nowMs)
    const [groom, bride] = current.couple
    const next = { ...bride, name: 'Anna Lima', calledAs: 'Anna' }
    const renamed = { ...current, couple: [groom, next] as typeof current.couple }
    const replaced = replaceFormerNames(renamed, formerNames(renamed, bride, next), nowMs)
    expect(sectionOf(replaced, 'welcome').body).toMatchObject({ content: 'Bem-vinda, Anna!' })
    expect(isOlder(sectionOf(replaced, 'welcome'), 'en-US')).toBe(false)
  })

  test('offers the former name in the second language too', async () => {
    const { ceremony, library } = await bilingualWelcome('Welcome!\n\nAna is here.')
    const [line] = inEnglish(ceremony, 'welcome', library)
    if (line === undefined) throw new Error('no line')
    const key = secondKey('welcome')
    const typed = replaceLine(ceremony, library, key, line.place, ['Hello, Ana!'], nowMs)
    const [, bride] = typed.couple
    const next = { ...bride, name: 'Anna Lima', calledAs: 'Anna' }
    const found = formerNames(typed, bride, next)
    expect(found.map(({ language }) => language)).toContain('en-US')
    expect(JSON.stringify(replaceFormerNames(typed, found, nowMs).plan)).toContain('Hello, Anna!')
  })

  test('is whose the first is, paragraph by paragraph; otherwise it is not taken', async () => {
    const { ceremony, library } = await bilingual('consent')
    const byHand = {
      ...ceremony,
      plan: ceremony.plan.map((section) =>
        section.key === 'consent'
          ? {
              ...section,
              body: {
                kind: 'byHand' as const,
                lines: [
                  { speaker: 'celebrant' as const, text: 'Aceita?' },
                  { speaker: 'direction' as const, text: 'Espere.' },
                  { speaker: 'first' as const, text: 'Sim.' },
                ],
              },
            }
          : section,
      ),
    }
    const asked = sectionOf(byHand, 'consent')
    expect(partForSecond(byHand, library, 'consent')).toBe('Aceita?\n\nSim.')
    const taken = takeSecond(byHand, library, asked, 'Do you?\n\nI do.', nowMs)
    expect(taken && english(sectionOf(taken, 'consent'))).toEqual({
      kind: 'byHand',
      lines: [
        { speaker: 'celebrant', text: 'Do you?' },
        { speaker: 'first', text: 'I do.' },
      ],
    })
    expect(takeSecond(byHand, library, asked, 'Do you? I do.', nowMs)).toBeUndefined()
  })

  test('comes back verse by verse and stanza by stanza where a poem was sent', async () => {
    const { ceremony, library } = await bilingual()
    const poem = withBody(ceremony, 'consent', {
      kind: 'byHand',
      lines: [
        { speaker: 'celebrant', text: 'Ouçam.' },
        { speaker: 'other', name: 'Lia', text: 'Chove\nhoje.\n\nFico.' },
      ],
    })
    const asked = sectionOf(poem, 'consent')
    const taken = takeSecond(poem, library, asked, 'Listen.\n\nIt rains\n\nnow.\n\nI stay.', nowMs)
    expect(taken && english(sectionOf(taken, 'consent'))).toEqual({
      kind: 'byHand',
      lines: [
        { speaker: 'celebrant', text: 'Listen.' },
        { speaker: 'other', name: 'Lia', text: 'It rains\nnow.' },
        { speaker: 'other', name: 'Lia', text: 'I stay.' },
      ],
    })
  })
})

test('no edit of a second text touches the first, in any ceremony', async () => {
  const french = await loadLibrary('fr-FR')
  fc.assert(
    fc.property(anyCeremony, fc.nat(), (any, chosen) => {
      const ceremony = { ...any, language: 'pt-BR' as const, secondLanguage: 'fr-FR' as const }
      const section = ceremony.plan[chosen % Math.max(1, ceremony.plan.length)]
      if (section === undefined) return
      const on = readInSecond(ceremony, section.key, true, nowMs)
      const library = { ...french, second: french }
      const next = replaceLine(
        on,
        library,
        secondKey(section.key),
        { kind: 'paragraph', index: 0 },
        ['Oui.'],
        nowMs,
      )
      expect(next.plan.map(({ key, body, isOn }) => ({ key, body, isOn }))).toEqual(
        ceremony.plan.map(({ key, body, isOn }) => ({ key, body, isOn })),
      )
      expect(next.versions).toEqual(ceremony.versions)
    }),
  )
})

describe('a hand', () => {
  test('writes a second text that nobody has written, by typing into its empty line', async () => {
    const { ceremony, library } = await bilingual('welcome')
    expect(english(sectionOf(ceremony, 'welcome'))).toBeUndefined()
    const place = { kind: 'paragraph', index: 0 } as const
    const key = secondKey('welcome')
    const typed = replaceLine(ceremony, library, key, place, ['Welcome!'], nowMs)
    expect(inEnglish(typed, 'welcome', library).map(({ text }) => text)).toEqual(['Welcome!'])
    expect(isOlder(sectionOf(typed, 'welcome'), 'en-US')).toBe(false)
    expect(sectionOf(typed, 'welcome').body).toEqual(sectionOf(ceremony, 'welcome').body)
  })

  test('finds a line for each that is said, of the same speaker, where it changed the first', async () => {
    const { ceremony, library } = await bilingual()
    const line = { speaker: 'celebrant' as const, text: 'Do meu jeito.' }
    const edited = editLine(ceremony, 'ringVows', 0, [line], nowMs)
    const asked = readInSecond(edited, 'ringVows', true, nowMs)
    const said = bodyLines(sectionOf(asked, 'ringVows').body, asked, library).filter(isReadAloud)
    const empty = emptySecond(sectionOf(asked, 'ringVows'), asked, library)
    expect(empty).toMatchObject({
      kind: 'byHand',
      lines: said.map(({ speaker }) => ({ speaker, text: '' })),
    })
    const place = { kind: 'hand', index: 1 } as const
    const typed = replaceLine(asked, library, secondKey('ringVows'), place, ['I do.'], nowMs)
    const lines = inEnglish(typed, 'ringVows', library)
    expect(lines).toHaveLength(said.length)
    expect(lines[1]).toMatchObject({ speaker: said[1]?.speaker, text: 'I do.' })
  })

  test('keeps the library’s ending of a text, and writes nothing where one language is read', async () => {
    const { ceremony, library } = await bilingual()
    const ending = english(
      sectionOf(readInSecond(ceremony, 'finalMessage', true, nowMs), 'finalMessage'),
    )
    expect(emptySecond(sectionOf(ceremony, 'finalMessage'), ceremony, library)).toMatchObject({
      kind: 'written',
      content: '',
      ending: { piece: ending?.kind === 'written' ? ending.ending?.piece : '' },
    })
    expect(withRoomForSecond(ceremony, library, 'welcome', nowMs)).toBe(ceremony)
  })
})
