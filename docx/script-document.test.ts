import fc from 'fast-check'
import JSZip from 'jszip'
import mammoth from 'mammoth'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#core/languages.ts'
import { script as en } from '#core/messages/en/script.ts'
import { script as es } from '#core/messages/es/script.ts'
import { script as fr } from '#core/messages/fr/script.ts'
import { script as pt } from '#core/messages/pt/script.ts'
import { buildScript, type Script, scriptLines } from '#core/script.ts'
import type { ScriptLine } from '#core/script-line.ts'
import { scriptDocument } from './script-document.ts'
import { xmlText } from './xml-text.ts'

function scriptOf(lines: readonly ScriptLine[], changes: Partial<Script> = {}): Script {
  return {
    language: 'pt',
    title: 'Cerimônia de João e Zoë',
    sections: [{ id: 'ringsMoment', heading: 'Momento das alianças', lines }],
    ...changes,
  }
}

const lines: ScriptLine[] = [
  { speaker: 'title', text: 'JOÃO E ZOË' },
  { speaker: 'detail', text: 'sábado, 12 de dezembro de 2026, às 16:00' },
  { speaker: 'direction', text: 'O noivo coloca a aliança.' },
  { speaker: 'item', text: 'Padrinhos' },
  { speaker: 'celebrant', text: '“Amor” — d’Ávila & <Cia> "fim" \'fim\'' },
  { speaker: 'groom', text: 'Zoë, שלום مرحبا, prometo. 👩🏽‍❤️‍👨🏻' },
  { speaker: 'bride', text: 'João,\tprometo.  E {default-bullet-numbering-0}, sempre. ' },
  { speaker: 'couple', text: 'Prometemos: $1 $& ]]> &amp; <w:p/>' },
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
      scriptLines(script).map((line) => line.text),
    )
  })

  test.each(languages)('keeps the whole ceremony in %s line by line', async (language) => {
    const script = buildScript(
      {
        language,
        info: {
          brideName: 'Zoë & “Lua” שרה',
          groomName: 'João <d’Ávila> 😀',
          location: 'Fazenda “Boa Vista”, São João del-Rei',
          date: '2026-12-12',
          time: '16:00',
        },
        texts: {
          welcome: 'Bem-vindos!\n\nVocês vieram de longe.',
          ceremony: ['um', 'dois', 'três', 'quatro', 'cinco', 'seis'].join('\r\n\r\n'),
          finalMessage: 'Podem se beijar!',
        },
      },
      { pt, en, fr, es }[language],
    )
    const lines = scriptLines(script)
    expect(lines.length).toBeGreaterThan(40)
    expect(await paragraphsIn(await bytesOf(script))).toEqual(lines.map((line) => line.text))
  })

  test('brings any text back after the one normalisation', async () => {
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
          const expected = scriptLines(script).flatMap((line) => xmlText(line.text).split('\n'))
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
    expect(sizes).toEqual(scriptLines(script).map(() => '24'))
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

  test('is a document in the language of the script', async () => {
    const locales: Record<Language, string> = { pt: 'pt-BR', en: 'en-US', fr: 'fr-FR', es: 'es-ES' }
    for (const language of languages) {
      expect(await part(scriptOf(lines, { language }), 'word/styles.xml')).toContain(
        `<w:lang w:val="${locales[language]}"/>`,
      )
    }
  })

  test('carries title and creator in its properties', async () => {
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

  test('tells the words of the couple from those of the celebrant', async () => {
    const document = await part(scriptOf(lines), 'word/document.xml')
    const paragraphs = document.match(/<w:p>.*?<\/w:p>/g) ?? []
    const styleOf = (text: string) =>
      paragraphs.find((xml) => xml.includes(text))?.match(/<w:pStyle w:val="(\w+)"/)?.[1]
    expect(styleOf('prometo. 👩')).toBe('CoupleSpeaks')
    expect(styleOf('Prometemos')).toBe('CoupleSpeaks')
    expect(styleOf('Amor')).toBeUndefined()
    expect(styleOf('coloca a aliança')).toBe('StageDirection')
  })

  test('is announced as a Word document', async () => {
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
