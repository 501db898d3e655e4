/** How whoever celebrates writes, in English. */
import type { VoiceMessages } from '../shape/voice.ts'

export const voice: VoiceMessages = {
  explanation:
    'Paste one to three of your scripts, or open the documents. They become a short card describing how you write. It is kept on this device only and sent along whenever a text is written. The scripts themselves are not kept.',
  script: 'Script',
  another: 'Add another script',
  make: 'Make the card',
  making: 'Reading the scripts…',
  stop: 'Stop',
  made: 'The card is ready and will be used from your next text on.',
  failed: 'The card couldn’t be made; nothing has changed.',
  notKept: 'There was no room for the card on this device.',
  card: 'Your card',
  rhythm: 'Rhythm',
  humour: 'Humor',
  address: 'How you speak to people',
  openings: 'How you begin',
  closings: 'How you end',
  neverSays: 'What you never say',
  perLine: 'One per line.',
  remove: 'Delete the card',
  removed: 'Card deleted.',
  fromFile: 'Open a .docx',
  fileRead: (name) => `“${name}” was read on this device and is in the box.`,
  fileRefused: {
    'too-large': 'This document is too big to open here. Copy the text and paste it into the box.',
    protected:
      'This document has a password. Save a copy without one, or paste the text into the box.',
    'old-format':
      'This file is in an older format. Save it as .docx, or paste the text into the box.',
    'not-a-document': 'This file isn’t a .docx document.',
    broken: 'This document is damaged and won’t open.',
    empty: 'There are no words to read in this document.',
  },
}
