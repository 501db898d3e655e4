import type { LetterBlock, LetterDocument, LetterFact } from './letter-document.ts'

function factText({ label, lines }: LetterFact): string {
  return [label, ...lines].join('\n')
}

function blockText(block: LetterBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'note':
      return block.text
    case 'pin':
      return `${block.label}\n\n    ${block.pin}`
    case 'button':
      return `${block.label}\n${block.url}`
    case 'heading':
      return `— ${block.text} —`
    case 'facts':
      return block.facts.map(factText).join('\n\n')
  }
}

/**
 * The letter as plain text, a paragraph in a line: the mail program breaks it where its window ends. Lines broken here
 * are broken a second time on a phone, after every other word.
 */
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
