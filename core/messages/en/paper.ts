/** The page that puts a ceremony on paper, in English. */
import type { PaperMessages } from '../shape/paper.ts'

export const paper: PaperMessages = {
  title: 'Print or PDF',
  loading: 'Opening the script…',
  choose: 'Which ceremony?',
  unnamed: 'Ceremony with no names yet',
  nothing: 'There is no ceremony on this device to print yet.',
  unreadable: 'This ceremony couldn’t be read. Nothing in it has changed.',
  what: 'What to print',
  cards: 'Cue cards',
  vowsOf: (name) => `Vows: ${name}`,
  team: 'Team sheets',
  keepsake: 'Keepsake for the couple',
  size: 'Paper',
  sizes: {
    a5: 'A5, one card per sheet',
    a4: 'A4, large type',
    letter: 'Letter, large type',
    twoOnA4: 'A4 landscape, two A5 cards to cut',
    twoOnLetter: 'Letter landscape, two half-letter cards to cut',
  },
  type: 'Type size',
  points: (size) => `${size} points`,
  print: 'Print',
  printHint: 'In the print dialog choose “Save as PDF” for a file.',
  ownMargins: 'The pages have their own margins: set margins to “none”.',
  pdf: 'PDF file',
  pdfMaking: 'Making the PDF…',
  pdfSave: 'Save the PDF',
  pdfFailed: 'The PDF couldn’t be made on this device. Use “Print” and choose “Save as PDF”.',
  pdfPictures: ({ number, form }) =>
    form === 'one'
      ? 'One word has characters the file’s font lacks (an emoji, another alphabet). It’s in the file as a picture: you can read it, but not copy it.'
      : `${number} words have characters the file’s font lacks (emoji, other alphabets). They’re in the file as pictures: you can read them, but not copy them.`,
  count: ({ number, form }) => `${number} ${form === 'one' ? 'card' : 'cards'}`,
  page: (number, total) => `${number} of ${total}`,
  version: (moment) => `version of ${moment}`,
  changed: (numbers, { form }) =>
    form === 'one'
      ? `Changed since you printed: card ${numbers}.`
      : `Changed since you printed: cards ${numbers}.`,
  unchanged: 'Your printed cards are still good: none has changed since you last printed.',
  renumbered: 'The card numbers have changed too.',
  copy: 'Copy text',
  copied: 'Copied!',
  shareText: 'Send the text',
  share: 'Send',
  noVows: 'This person has no vows to repeat or read in this script.',
}
