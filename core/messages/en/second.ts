/** A section in a second language, in English. */
import type { SecondMessages } from '../shape/second.ts'

export const second: SecondMessages = {
  heading: { pt: 'In Portuguese', en: 'In English', fr: 'In French', es: 'In Spanish' },
  type: {
    pt: 'Type it here in Portuguese',
    en: 'Type it here in English',
    fr: 'Type it here in French',
    es: 'Type it here in Spanish',
  },
  moments: 'Parts read in both languages',
  write: {
    pt: 'Have it written in Portuguese',
    en: 'Have it written in English',
    fr: 'Have it written in French',
    es: 'Have it written in Spanish',
  },
  again: {
    pt: 'Have it written again in Portuguese',
    en: 'Have it written again in English',
    fr: 'Have it written again in French',
    es: 'Have it written again in Spanish',
  },
  fromLibrary: 'Use the library’s text',
  writing: 'Writing…',
  stop: 'Stop writing',
  missing: 'Type it yourself, or have it written.',
  older: 'This text is older than the one above.',
  stillRight: 'It still fits',
  calledRight: 'Noted: both say the same thing.',
  failed: 'It could not be written in the second language; everything is as it was.',
  mismatch:
    'It came back with a different number of lines, so nobody could tell who says which line. Please try again.',
  nothing: 'Write the text above first.',
  taken: 'The text in the second language is ready. Read it before the day.',
  loading: 'The second language is loading…',
  line: (name) => `${name}, second language`,
}
