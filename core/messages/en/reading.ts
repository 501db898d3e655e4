/** What the page beside the desk says, in English. */
import type { ReadingMessages } from '../shape/reading.ts'

export const reading: ReadingMessages = {
  title: 'My ceremonies',
  explanation:
    'Everything kept on this device. Read it, print it, save it, move it to another device or fix a line here, even after your access has ended.',
  toDesk: 'Open Enlace to write',
  empty: 'No ceremonies are kept on this device.',
  blocked:
    'This browser won’t let us read what it stores. Leave private browsing or allow this site’s cookies and data, then reload the page.',
  unnamed: 'Ceremony with no names yet',
  toList: 'All ceremonies',
  altar: 'Read on the day',
  correct: 'Make corrections',
  correctHint: 'Tap a line and fix it. Every change is saved right away, on this device.',
  correctDone: 'Done',
  line: (number, speaker) => (speaker === '' ? `Line ${number}` : `Line ${number}, ${speaker}`),
  saved: 'Saved on this device.',
  notSaved:
    'The correction could not be saved on this device. Copy it or print before you close the page.',
  gone: 'This ceremony is no longer on this device.',
  newer:
    'This ceremony could not be read. If a newer version of Enlace made it, reload the page; nothing was changed.',
  print: 'Print',
  saveDocument: 'Save .docx',
  carry: 'Move to another device',
  closed: {
    title: 'Closed on this device',
    text: 'Someone logged out of Enlace here, so the ceremonies on this device stay closed until the next login. Nothing is lost.',
    enter: 'Log in',
  },
  held: {
    text: 'There are ceremonies on this device. You can read, print and correct them at any time.',
    open: 'Open my ceremonies',
    dismiss: 'Not now',
  },
}
