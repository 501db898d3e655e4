/** The script as a Word document. Importing this file loads the `docx` package, so import it on demand. */
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  type IParagraphOptions,
  type IStylesOptions,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Tab,
  TextRun,
} from 'docx'
import type { Script } from '#core/ceremony/script.ts'
import { type ScriptParagraph, scriptParagraphs } from '#core/ceremony/script-paragraphs.ts'
import { withUnbrokenMarks } from '#core/ceremony/unbroken-marks.ts'
import { xmlText } from './xml-text.ts'

interface Sizes {
  /** In half-points, of every line, headings included. */
  line: number
  /** In half-points. */
  title: number
  /** In half-points, of what stands in the margins. */
  margin: number
  /** Between lines, in 240ths of a line (`auto` in Word). */
  spacing: number
}

/**
 * `specified` is the document that the specification describes, 12 pt throughout (docs/specification.md section 7.4);
 * `large` is read standing, in dim light, at arm's length.
 */
const sizesOf = {
  specified: { line: 24, title: 24, margin: 18, spacing: 360 },
  large: { line: 36, title: 56, margin: 22, spacing: 320 },
} as const satisfies Record<string, Sizes>

export type DocumentType = keyof typeof sizesOf

/** A deep ink that stays legible on a black-and-white printer. */
const headingColour = '5B1F33'
const quietColour = '595959'

/** In twips (1/20 pt): enough space for a reader who stands and looks up between the lines. */
const afterLine = 160
const beforeHeading = 480
const sideIndent = 567
/** How much further in a verse goes on that does not fit its line. */
const hanging = 480

const styleIds = {
  item: 'ListedItem',
  direction: 'StageDirection',
  couple: 'CoupleSpeaks',
  verse: 'Verse',
} as const

const a4 = { width: 11_906, height: 16_838 }
const letter = { width: 12_240, height: 15_840 }

function styles(locale: string, sizes: Sizes): IStylesOptions {
  const run = { size: sizes.line }
  return {
    default: {
      document: {
        run: {
          ...run,
          font: { ascii: 'Georgia', hAnsi: 'Georgia', cs: 'Times New Roman', eastAsia: 'Georgia' },
          language: { value: locale },
        },
        paragraph: {
          spacing: { line: sizes.spacing, lineRule: LineRuleType.AUTO, after: afterLine },
        },
      },
      title: {
        run: { size: sizes.title, bold: true, color: headingColour, characterSpacing: 30 },
        paragraph: { alignment: AlignmentType.CENTER, spacing: { after: afterLine } },
      },
      heading1: {
        run: { ...run, bold: true, color: headingColour },
        paragraph: {
          keepNext: true,
          keepLines: true,
          spacing: { before: beforeHeading, after: afterLine },
          border: {
            bottom: { style: BorderStyle.SINGLE, size: 4, space: 4, color: headingColour },
          },
        },
      },
    },
    paragraphStyles: [
      {
        id: 'Subtitle',
        name: 'Subtitle',
        basedOn: 'Normal',
        quickFormat: true,
        run,
        paragraph: { alignment: AlignmentType.CENTER },
      },
      {
        id: styleIds.item,
        name: 'Listed Item',
        basedOn: 'Normal',
        quickFormat: true,
        run,
        paragraph: { indent: { left: sideIndent }, contextualSpacing: true },
      },
      {
        id: styleIds.direction,
        name: 'Stage Direction',
        basedOn: 'Normal',
        quickFormat: true,
        run: { ...run, italics: true, color: quietColour },
      },
      {
        id: styleIds.couple,
        name: 'Couple Speaks',
        basedOn: 'Normal',
        quickFormat: true,
        run,
        paragraph: {
          indent: { left: sideIndent },
          border: {
            left: { style: BorderStyle.SINGLE, size: 12, space: 12, color: headingColour },
          },
        },
      },
      {
        id: styleIds.verse,
        name: 'Verse',
        basedOn: styleIds.couple,
        quickFormat: true,
        run,
        paragraph: { indent: { left: sideIndent + hanging, hanging } },
      },
    ],
  }
}

/**
 * How each kind of line is laid out. The speaker shows at a glance: the celebrant's lines are plain, anyone else's
 * indented.
 */
function formatOf(line: ScriptParagraph, next: ScriptParagraph | undefined): IParagraphOptions {
  switch (line.kind) {
    case 'title':
      return { heading: HeadingLevel.TITLE, keepNext: true }
    case 'detail':
      return { style: 'Subtitle' }
    case 'heading':
      return { heading: HeadingLevel.HEADING_1 }
    case 'item':
      return { style: styleIds.item }
    case 'direction':
      // What is to be done, and what is said as it is done, are read on one page.
      return {
        style: styleIds.direction,
        keepNext:
          next?.section === line.section && (next.kind === 'spoken' || next.kind === 'direction'),
      }
    case 'spoken':
      return line.speaker === undefined ? {} : { style: styleIds.couple, keepLines: true }
  }
}

/** A section without a heading is still set off from the previous one. */
function opening(line: ScriptParagraph, previous: ScriptParagraph | undefined): IParagraphOptions {
  const begins = previous !== undefined && previous.section !== line.section
  return begins && line.kind !== 'heading' ? { spacing: { before: beforeHeading } } : {}
}

/**
 * The text of one paragraph. A tab is an element in Word's format. The split after each brace keeps `docx` from taking
 * the couple's words for its placeholders: it replaces `{default-bullet-numbering-0}` wherever that occurs.
 */
function runOf(text: string, size: number, language: string | undefined): ParagraphChild {
  const children = text
    .split(/(?<=\{)|(?<=\t)|(?=\t)/)
    .map((part) => (part === '\t' ? new Tab() : part))
  return new TextRun({
    children,
    size,
    ...(language === undefined ? {} : { language: { value: language } }),
  })
}

/** A stanza is not torn: its verses stand together, and what follows it further off. */
function verseFormat(verses: readonly string[], position: number): IParagraphOptions {
  const isLast = position === verses.length - 1
  return {
    style: styleIds.verse,
    keepLines: true,
    ...(isLast ? {} : { keepNext: true, spacing: { after: 0 } }),
  }
}

function paragraphsAt(lines: readonly ScriptParagraph[], index: number, sizes: Sizes): Paragraph[] {
  const line = lines[index]
  if (line === undefined) return []
  const format = formatOf(line, lines[index + 1])
  const before = opening(line, lines[index - 1])
  const texts = xmlText(line.text).split('\n')
  const isStanza = texts.length > 1 && line.kind === 'spoken' && line.speaker !== undefined
  return texts.map((text, position) => {
    const size = line.kind === 'title' ? sizes.title : sizes.line
    const own = isStanza ? verseFormat(texts, position) : format
    const spacing = { ...own.spacing, ...(position === 0 ? before.spacing : undefined) }
    return new Paragraph({
      ...own,
      ...(Object.keys(spacing).length === 0 ? {} : { spacing }),
      children: [runOf(text, size, line.language)],
    })
  })
}

/** Whose ceremony a loose page is of. The first page says so in its title. */
function runningHead(title: string, sizes: Sizes): Header {
  const run = new TextRun({ text: title, size: sizes.margin, color: quietColour })
  return new Header({
    children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [run] })],
  })
}

function pageNumbers(sizes: Sizes): Footer {
  const children = [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES]
  const run = new TextRun({ children, size: sizes.margin, color: quietColour })
  return new Footer({
    children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [run] })],
  })
}

/**
 * Builds the script as a document: each line as one paragraph, in the order of `scriptParagraphs`, its text as returned
 * by `xmlText`, with no mark that a line begins or ends with alone; section headings as Word headings, so that they can be
 * navigated; document language and title from the script, what is in the second language marked as such, the title again as
 * the running head. A line break starts a new paragraph: a verse hangs, as only a paragraph does.
 * @param type `specified` is `cerimonia.docx`
 */
export function scriptDocument(script: Script, type: DocumentType = 'specified'): Promise<Blob> {
  const sizes = sizesOf[type]
  const lines = scriptParagraphs(withUnbrokenMarks(script))
  const title = xmlText(script.title).replaceAll('\n', ' ')
  const document = new Document({
    title,
    creator: 'Enlace',
    lastModifiedBy: 'Enlace',
    styles: styles(script.language, sizes),
    sections: [
      {
        properties: {
          page: { size: script.language === 'en-US' ? letter : a4 },
          titlePage: true,
        },
        headers: { default: runningHead(title, sizes) },
        footers: { default: pageNumbers(sizes), first: pageNumbers(sizes) },
        children: lines.flatMap((_, index) => paragraphsAt(lines, index, sizes)),
      },
    ],
  })
  return Packer.toBlob(document)
}
