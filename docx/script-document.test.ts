import fc from 'fast-check'
import JSZip from 'jszip'
import mammoth from 'mammoth'
import { describe, expect, test } from 'vitest'
import { ceremonyLanguages } from '#core/ceremony/ceremony-language.ts'
import type { Ceremony } from '#core/ceremony/document.ts'
import { newCeremony } from '#core/ceremony/new-ceremony.ts'
import { type Script, scriptOf as scriptOfCeremony } from '#core/ceremony/script.ts'
import type { ScriptLine } from '#core/ceremony/script-line.ts'
import { scriptParagraphs } from '#core/ceremony/script-paragraphs.ts'
import { anyCeremony } from '#core/ceremony/testing/any-ceremony.ts'
import { bilingualWelcome } from '#core/ceremony/testing/bilingual.ts'
import { withUnbrokenMarks } from '#core/ceremony/unbroken-marks.ts'
import { loadLibrary, loadLibraryOf } from '#core/library/load-library.ts'
import { scriptDocument } from './script-document.ts'
import { xmlText } from './xml-text.ts'

function scriptOf(lines: readonly ScriptLine[], changes: Partial<Script> = {}): Script {
  return {
    language: 'pt-BR',
    title: 'Cerimônia de João e Zoë',
    sections: [
      {
        key: 'ringsMoment',
        kind: 'ringsMoment',
        heading: 'Momento das alianças',
        lines,
        silentMinutes: 0,
        isRepeated: false,
      },
    ],
    ...changes,
  }
}

const lines: ScriptLine[] = [
  { speaker: 'title', text: 'JOÃO E ZOË' },
  { speaker: 'detail', text: 'sábado, 12 de dezembro de 2026, às 16:00' },
  { speaker: 'direction', text: 'O noivo coloca a aliança.' },
  { speaker: 'item', text: 'Padrinhos' },
  { speaker: 'celebrant', text: '“Amor” — d’Ávila & <Cia> "fim" \'fim\'' },
  { speaker: 'first', spokenBy: 'João', text: 'Zoë, שלום مرحبا, prometo. 👩🏽‍❤️‍👨🏻' },
  {
    speaker: 'second',
    spokenBy: 'Zoë',
    text: 'João,\tprometo.  E {default-bullet-numbering-0}, sempre. ',
  },
  { speaker: 'both', spokenBy: 'João e Zoë', text: 'Prometemos: $1 $& ]]> &amp; <w:p/>' },
]

async function bytesOf(script: Script): Promise<Buffer> {
  return Buffer.from(await (await scriptDocument(script)).arrayBuffer())
}

/** The paragraphs as another reader of the format sees them. */
async function paragraphsIn(bytes: Buffer): Promise<string[]> {
  const { value } = await mammoth.extractRawText({ buffer: bytes })
  return value.split('\n\n').slice(0, -1)
}

/** One part of the package as text. */
async function part(script: Script, name: string): Promise<string> {
  const archive = await JSZip.loadAsync(await bytesOf(script))
  const file = archive.file(name)
  if (file === null) throw new Error(`the document has no ${name}`)
  return file.async('string')
}

describe('scriptDocument', () => {
  test('makes each line one paragraph, every character intact', async () => {
    const script = scriptOf(lines)
    expect(await paragraphsIn(await bytesOf(script))).toEqual(
      scriptParagraphs(script).map((line) => line.text),
    )
  })

  test.each(ceremonyLanguages)('keeps the whole ceremony in %s line by line', async (language) => {
    const ceremony = newCeremony({ id: 'whole', nowMs: 0, language })
    const [first, second] = ceremony.couple
    const whole: Ceremony = {
      ...ceremony,
      couple: [
        { ...first, name: 'João <d’Ávila> 😀' },
        { ...second, name: 'Zoë & “Lua” שרה' },
      ],
      place: 'Fazenda “Boa Vista”, São João del-Rei',
      date: '2026-12-12',
      time: '16:00',
      plan: ceremony.plan.map((section) =>
        section.body.kind === 'written'
          ? { ...section, body: { ...section.body, content: 'Um.\r\n\r\nDois.' } }
          : section,
      ),
    }
    const script = scriptOfCeremony(whole, await loadLibrary(language))
    const lines = scriptParagraphs(script)
    expect(lines.length).toBeGreaterThan(60)
    expect(await paragraphsIn(await bytesOf(script))).toEqual(lines.map((line) => line.text))
  })

  test('says what the script says, in both languages of any ceremony', async () => {
    await fc.assert(
      fc.asyncProperty(anyCeremony, async (ceremony) => {
        const script = scriptOfCeremony(ceremony, await loadLibraryOf(ceremony))
        const expected = scriptParagraphs(script).flatMap(({ text }) => xmlText(text).split('\n'))
        expect(await paragraphsIn(await bytesOf(script))).toEqual(expected)
      }),
      { numRuns: 60 },
    )
  })

  test('marks what is in the second language, so that Word spells it in that', async () => {
    const { ceremony, library } = await bilingualWelcome('Welcome!\n\nThey are here.')
    const document = await part(scriptOfCeremony(ceremony, library), 'word/document.xml')
    const runs = document.match(/<w:r>.*?<\/w:r>/g) ?? []
    const languageOf = (text: string) =>
      runs.find((xml) => xml.includes(text))?.match(/<w:lang w:val="([^"]+)"/)?.[1]
    expect(languageOf('Welcome!')).toBe('en-US')
    expect(languageOf('They are here.')).toBe('en-US')
    expect(languageOf('Bem-vindos!')).toBeUndefined()
  })

  test('preserves any text, but for unbroken spaces beside marks and what XML cannot hold', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), utf16()),
          {
            minLength: 1,
          },
        ),
        async (texts) => {
          const script = scriptOf(texts.map((text) => ({ speaker: 'celebrant', text })))
          const expected = scriptParagraphs(withUnbrokenMarks(script)).flatMap((line) =>
            xmlText(line.text).split('\n'),
          )
          expect(await paragraphsIn(await bytesOf(script))).toEqual(expected)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('sets every line at 12 pt, headings included', async () => {
    const script = scriptOf(lines)
    const document = await part(script, 'word/document.xml')
    const sizes = [...document.matchAll(/<w:sz w:val="(\d+)"\/>/g)].map((match) => match[1])
    expect(sizes).toEqual(scriptParagraphs(script).map(() => '24'))
    const styles = await part(script, 'word/styles.xml')
    for (const style of [
      'Title',
      'Heading1',
      'Subtitle',
      'ListedItem',
      'StageDirection',
      'CoupleSpeaks',
    ]) {
      expect(styles).toMatch(
        new RegExp(`w:styleId="${style}".*?<w:sz w:val="24"/><w:szCs w:val="24"/>`),
      )
    }
  })

  test('sets every line at 18 pt and the title at 28 in large type, and says the same words', async () => {
    const script = scriptOf(lines)
    const blob = await scriptDocument(script, 'large')
    const bytes = Buffer.from(await blob.arrayBuffer())
    const archive = await JSZip.loadAsync(bytes)
    const document = (await archive.file('word/document.xml')?.async('string')) ?? ''
    const sizes = [...document.matchAll(/<w:sz w:val="(\d+)"\/>/g)].map((match) => match[1])
    expect(sizes).toEqual(
      scriptParagraphs(script).map(({ kind }) => (kind === 'title' ? '56' : '36')),
    )
    expect(await paragraphsIn(bytes)).toEqual(scriptParagraphs(script).map((line) => line.text))
  })

  test('names the couple at the head of every page but the first', async () => {
    const script = scriptOf(lines)
    expect(await part(script, 'word/header1.xml')).toContain('Cerimônia de João e Zoë')
    expect(await part(script, 'word/document.xml')).toContain('<w:titlePg/>')
  })

  test('keeps directions on the page of what they direct', async () => {
    const script = scriptOf([
      { speaker: 'direction', text: 'Entram as alianças.' },
      { speaker: 'direction', text: 'O noivo segura a mão da noiva.' },
      { speaker: 'first', spokenBy: 'João', text: 'Recebe esta aliança.' },
      { speaker: 'direction', text: 'Sentam-se.' },
    ])
    const document = await part(script, 'word/document.xml')
    const paragraphs = document.match(/<w:p>.*?<\/w:p>/g) ?? []
    const isKept = (text: string) =>
      paragraphs.find((xml) => xml.includes(text))?.includes('<w:keepNext/>')
    expect(isKept('Entram as alianças')).toBe(true)
    expect(isKept('segura a mão')).toBe(true)
    expect(isKept('Sentam-se')).toBe(false)
  })

  test('hangs each verse of a stanza, which stands together', async () => {
    const script = scriptOf([
      { speaker: 'other', spokenBy: 'Lia', text: 'Teus olhos\nsão livros.' },
      { speaker: 'other', spokenBy: 'Lia', text: 'Flores\nteus lábios.' },
      { speaker: 'first', spokenBy: 'João', text: 'Sim.' },
    ])
    const document = await part(script, 'word/document.xml')
    const paragraphs = (document.match(/<w:p>.*?<\/w:p>/g) ?? []).slice(1)
    const seen = paragraphs.map((xml) => [
      xml.replaceAll(/<[^>]+>/g, ''),
      xml.match(/<w:pStyle w:val="(\w+)"/)?.[1],
      xml.includes('<w:keepNext/>') && xml.includes('w:after="0"'),
    ])
    expect(seen).toEqual([
      ['Lia: Teus olhos', 'Verse', true],
      ['são livros.', 'Verse', false],
      ['Flores', 'Verse', true],
      ['teus lábios.', 'Verse', false],
      ['João: Sim.', 'CoupleSpeaks', false],
    ])
    const styles = await part(script, 'word/styles.xml')
    expect(styles).toMatch(/w:styleId="Verse".*?<w:ind [^>]*w:hanging="480"/)
  })

  test('is a document in the language of the script', async () => {
    for (const language of ceremonyLanguages) {
      expect(await part(scriptOf(lines, { language }), 'word/styles.xml')).toContain(
        `<w:lang w:val="${language}"/>`,
      )
    }
  })

  test('has title and creator in its properties', async () => {
    const title = 'Cerimônia de Ana & <Zoë>\u0000 😀\nשלום'
    const properties = await part(scriptOf(lines, { title }), 'docProps/core.xml')
    expect(properties).toContain('<dc:title>Cerimônia de Ana &amp; &lt;Zoë&gt; 😀 שלום</dc:title>')
    expect(properties).toContain('<dc:creator>Enlace</dc:creator>')
    expect(properties).toContain('<cp:lastModifiedBy>Enlace</cp:lastModifiedBy>')
  })

  test('makes headings that can be navigated and stay with their text', async () => {
    const document = await part(scriptOf(lines), 'word/document.xml')
    expect(document).toMatch(/<w:pStyle w:val="Heading1"\/>.*?Momento das alianças/)
    const styles = await part(scriptOf(lines), 'word/styles.xml')
    expect(styles).toMatch(/w:styleId="Heading1".*?<w:keepNext\/>/)
  })

  test('distinguishes the couple’s words from the celebrant’s', async () => {
    const document = await part(scriptOf(lines), 'word/document.xml')
    const paragraphs = document.match(/<w:p>.*?<\/w:p>/g) ?? []
    const styleOf = (text: string) =>
      paragraphs.find((xml) => xml.includes(text))?.match(/<w:pStyle w:val="(\w+)"/)?.[1]
    expect(styleOf('prometo. 👩')).toBe('CoupleSpeaks')
    expect(styleOf('João e Zoë: Prometemos')).toBe('CoupleSpeaks')
    expect(styleOf('Amor')).toBeUndefined()
    expect(styleOf('coloca a aliança')).toBe('StageDirection')
  })

  test('has the media type of a Word document', async () => {
    expect((await scriptDocument(scriptOf(lines))).type).toBe(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    )
  })
})

/** Any sequence of UTF-16 code units, lone surrogates and control characters included. */
function utf16(): fc.Arbitrary<string> {
  return fc
    .array(fc.oneof(fc.nat(0xffff), fc.integer({ min: 0xd7f0, max: 0xe010 }), fc.nat(0x2f)))
    .map((units) => String.fromCharCode(...units))
}
