/** What the desk says once everything has been written, and of the copy for oneself, in English. */
import type { FinishedMessages } from '../shape/finished.ts'

export const finished: FinishedMessages = {
  dismiss: 'Dismiss',
  dismissed: (menu) => `You’ll still find all of this under “${menu}”, at the top.`,
  copy: {
    script: 'The script, to read',
    scriptHint:
      'A Word document with the whole script. It goes straight from this device; nothing passes through our servers.',
    share: 'Send the document',
    shareText: 'Send the text',
    save: 'Download the document',
    attach: 'Then attach it to an email to yourself.',
    everything: 'All your ceremonies, for another device',
    everythingHint:
      'One locked file with the answers and everything else: only Enlace can open it, and only with your code or passphrase.',
    lock: 'Make the locked copy',
  },
}
