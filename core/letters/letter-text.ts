import type { LetterBlock, LetterDocument, LetterFact } from './letter-document.ts'

/** The width at which plain mail is not wrapped again, even when quoted in replies (RFC 3676, section 4.2). */
const lineCharacters = 72

/** Breaks at spaces only, so that no address is ever cut; a longer word gets its own line. */
function wrapped(text: string, indent = ''): string {
  const lines: string[] = []
  let line = ''
  // Ordinary spaces only: a no-break space keeps what it joins together.
  for (const word of text.split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > lineCharacters) {
      lines.push(line)
      line = word
    } else {
      line = line === '' ? word : `${line} ${word}`
    }
  }
  return [...lines, line].map((each) => `${indent}${each}`).join('\n')
}

function factText({ label, lines }: LetterFact): string {
  return [label, ...lines.map((line) => wrapped(line, '  '))].join('\n')
}

function blockText(block: LetterBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'note':
      return wrapped(block.text)
    case 'pin':
      return `${block.label}\n\n    ${block.pin}`
    case 'button':
      return `${block.label}\n${block.url}`
    case 'heading':
      return `--- ${block.text} ---`
    case 'facts':
      return block.facts.map(factText).join('\n\n')
  }
}

/** The letter as plain text, in lines of 72 characters. */
export function renderLetterText(letter: LetterDocument): string {
  const parts = [
    wrapped(letter.title),
    letter.greeting,
    ...letter.blocks.map(blockText),
    `${letter.closing}\n${letter.signature}`,
  ]
  if (letter.footer.length > 0) parts.push(letter.footer.map((line) => wrapped(line)).join('\n'))
  return `${parts.join('\n\n')}\n`
}
