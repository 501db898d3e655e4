/** The page that puts a ceremony on paper, in English. */
import type { PaperMessages } from '../shape/paper.ts'

export const paper: PaperMessages = {
  title: 'Print or PDF',
  loading: 'Opening the script…',
  choose: 'Which ceremony?',
  unnamed: 'Ceremony without names yet',
  nothing: 'There is no ceremony on this device to print yet.',
  unreadable: 'This ceremony couldn’t be read. Nothing in it was changed.',
  what: 'What to print',
  cards: 'Cue cards',
  vowsOf: (name) => `Vows: ${name}`,
  team: 'Team sheets',
  keepsake: 'Keepsake for the couple',
  size: 'Paper',
  sizes: {
    a5: 'A5, one card a sheet',
    a4: 'A4, large type',
    letter: 'Letter, large type',
    twoOnA4: 'A4 on its side, two A5 cards to cut',
  },
  type: 'Type',
  points: (size) => `${size} points`,
  print: 'Print',
  printHint: 'In the print dialog choose “Save as PDF” for a file.',
  ownMargins: 'The pages bring their own margins: set margins to “none”.',
  pdf: 'PDF file',
  pdfMaking: 'Making the PDF…',
  pdfSave: 'Save the PDF',
  pdfFailed: 'The PDF couldn’t be made on this device. Use “Print” and choose “Save as PDF”.',
  pdfPictures: ({ number, form }) =>
    form === 'one'
      ? 'One word has signs the file’s font lacks (an emoji, another alphabet). It’s in the file as a picture: it reads, but it can’t be copied.'
      : `${number} words have signs the file’s font lacks (emoji, other alphabets). They’re in the file as pictures: they read, but they can’t be copied.`,
  count: ({ number, form }) => `${number} ${form === 'one' ? 'card' : 'cards'}`,
  page: (number, total) => `${number} of ${total}`,
  version: (moment) => `version of ${moment}`,
  changed: (numbers, { form }) =>
    form === 'one'
      ? `Your paper has changed: card ${numbers}.`
      : `Your paper has changed: cards ${numbers}.`,
  unchanged: 'Your paper still holds: no card has changed since it was last printed.',
  renumbered: 'The numbers have changed too.',
  copy: 'Copy text',
  copied: 'Copied!',
  shareText: 'Send the text',
  share: 'Send',
  noVows: 'In this script this person neither repeats nor reads a vow.',
}
