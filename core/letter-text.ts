import type { LetterBlock, LetterDocument } from './letter-document.ts'

function blockText(block: LetterBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'note':
      return block.text
    case 'pin':
      return `${block.label}\n    ${block.pin}`
    case 'button':
      return `${block.label}\n${block.url}`
    case 'heading':
      return `--- ${block.text} ---`
    case 'facts':
      return block.facts
        .map((fact) => `${fact.label}\n${fact.lines.map((line) => `  ${line}`).join('\n')}`)
        .join('\n')
  }
}

/** The letter as plain text. Lines are not wrapped: mail programs wrap, and a cut link does not open. */
export function renderLetterText(letter: LetterDocument): string {
  const parts = [
    letter.title,
    letter.greeting,
    ...letter.blocks.map(blockText),
    `${letter.closing}\n${letter.signature}`,
  ]
  if (letter.footer.length > 0) parts.push(letter.footer.join('\n'))
  return `${parts.join('\n\n')}\n`
}
