/**
 * The script as a Word document. Importing this file loads the `docx` package: import it when the document is
 * asked for, not before.
 */
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  type IParagraphOptions,
  type IStylesOptions,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Tab,
  TextRun,
} from 'docx'
import { languageDetails } from '#core/languages.ts'
import { type Script, type ScriptParagraph, scriptLines } from '#core/script.ts'
import { xmlText } from './xml-text.ts'

/** 12 pt in half-points: the size of every line, headings included (seed section 7, item 9). */
const lineSizeHalfPoints = 24
const pageNumberSizeHalfPoints = 18

/** A deep ink that stays legible on a black-and-white printer. */
const headingColour = '5B1F33'
const quietColour = '595959'

/** Twips, 1/20 pt: room for a reader who stands and looks up between the lines. */
const oneAndAHalfLines = 360
const afterLine = 160
const beforeHeading = 480
const sideIndent = 567

const styleIds = {
  item: 'ListedItem',
  direction: 'StageDirection',
  couple: 'CoupleSpeaks',
} as const

const a4 = { width: 11_906, height: 16_838 }
const letter = { width: 12_240, height: 15_840 }

function styles(locale: string): IStylesOptions {
  const run = { size: lineSizeHalfPoints }
  return {
    default: {
      document: {
        run: {
          ...run,
          font: { ascii: 'Georgia', hAnsi: 'Georgia', cs: 'Times New Roman', eastAsia: 'Georgia' },
          language: { value: locale },
        },
        paragraph: { spacing: { line: oneAndAHalfLines, after: afterLine } },
      },
      title: {
        run: { ...run, bold: true, color: headingColour, characterSpacing: 30 },
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
    ],
  }
}

/** How a kind of line stands on the page. Who speaks is seen at a glance: the celebrant plainly, the couple set in. */
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
      // A note about who speaks now must not end a page while the words begin the next.
      return {
        style: styleIds.direction,
        keepNext: next?.section === line.section && next.kind === 'spoken',
      }
    case 'spoken':
      return line.speaker === 'celebrant' ? {} : { style: styleIds.couple, keepLines: true }
  }
}

/** A section without a heading still begins at a distance from the one before. */
function opening(line: ScriptParagraph, previous: ScriptParagraph | undefined): IParagraphOptions {
  const begins = previous !== undefined && previous.section !== line.section
  return begins && line.kind !== 'heading' ? { spacing: { before: beforeHeading } } : {}
}

/**
 * The text of one paragraph. A tab is an element in Word's format. The cut after each brace keeps `docx` from
 * taking words of the couple for its own placeholders: it replaces `{default-bullet-numbering-0}` wherever it stands.
 */
function runOf(text: string): ParagraphChild {
  const children = text
    .split(/(?<=\{)|(?<=\t)|(?=\t)/)
    .map((part) => (part === '\t' ? new Tab() : part))
  return new TextRun({ children, size: lineSizeHalfPoints })
}

function paragraphsAt(lines: readonly ScriptParagraph[], index: number): Paragraph[] {
  const line = lines[index]
  if (line === undefined) return []
  const format = { ...formatOf(line, lines[index + 1]), ...opening(line, lines[index - 1]) }
  return xmlText(line.text)
    .split('\n')
    .map((text) => new Paragraph({ ...format, children: [runOf(text)] }))
}

function pageNumbers(): Footer {
  const children = [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES]
  const run = new TextRun({ children, size: pageNumberSizeHalfPoints, color: quietColour })
  return new Footer({
    children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [run] })],
  })
}

/**
 * Builds `cerimonia.docx`: each line of the script one paragraph at 12 pt, in the order of `scriptLines`, its text
 * as `xmlText` leaves it; section headings as Word headings, so that they can be navigated; document language and
 * title from the script. Text set after a line break that a line should not hold gets a paragraph of its own.
 */
export function scriptDocument(script: Script): Promise<Blob> {
  const { locale } = languageDetails[script.language]
  const lines = scriptLines(script)
  const document = new Document({
    title: xmlText(script.title).replaceAll('\n', ' '),
    creator: 'Enlace',
    lastModifiedBy: 'Enlace',
    styles: styles(locale),
    sections: [
      {
        properties: { page: { size: script.language === 'en' ? letter : a4 } },
        footers: { default: pageNumbers() },
        children: lines.flatMap((_, index) => paragraphsAt(lines, index)),
      },
    ],
  })
  return Packer.toBlob(document)
}
