/** What is said of files with ceremonies, in English. */
import type { CopiesMessages } from '../shape/copies.ts'

export const copies: CopiesMessages = {
  back: 'Back',
  share: 'Share',
  download: 'Download the file',
  handedOver: 'The file is ready.',
  carry: {
    title: 'Move to another device',
    explanation:
      'The whole ceremony goes into one file. Send it to the other device, open Enlace there and choose “Open a file”. You can read it on the day or fix a name without logging in.',
    withSecrets: 'Include the surprises',
    withSecretsHint: 'Otherwise, people who are a surprise for someone are left out of the file.',
  },
  backup: {
    title: 'Backup',
    explanation:
      'All your ceremonies in one file, locked with a code only you have. A browser may clear what it stores; a file stays.',
    last: (age) => `Last backup: ${age}.`,
    never: 'No backup has been made on this device yet.',
    unread: (count) =>
      count === 1
        ? 'One ceremony could not be read and is not in this backup.'
        : `${count} ceremonies could not be read and are not in this backup.`,
    makeCode: 'Create a recovery code',
    codeTitle: 'Your recovery code',
    codeExplanation:
      'You see it only now. Write it down or print it, and keep it away from this device: without it nobody can open your backups, not even us.',
    copyCode: 'Copy the code',
    codeCopied: 'Code copied',
    printCode: 'Print the code',
    passphrase: 'Passphrase for backups (optional)',
    passphraseHint: 'A sentence you’ll remember. It opens your backups too.',
    passphraseShort: 'Use at least 12 characters.',
    codeKept: 'I’ve put the code somewhere safe',
    ready: 'Your backup is ready. The same code opens this one and the ones to come.',
    newCode: 'I lost the code: create a new one',
    newCodeHint: 'Backups you already made still need the old code.',
    mayForget:
      'This browser doesn’t promise to keep your ceremonies. Make a backup every now and then.',
  },
  open: {
    title: 'Open a file',
    explanation:
      'A ceremony from another device, or a backup. Nothing that is already here gets lost.',
    choose: 'Choose the file',
    secret: 'Recovery code or passphrase',
    secretHint: 'With or without hyphens, upper or lower case.',
    unlock: 'Open the backup',
    unlocking: 'Opening…',
    holds: (count, made) =>
      count === 1
        ? `A copy from ${made}, with one ceremony.`
        : `A copy from ${made}, with ${count} ceremonies.`,
    becomes: {
      add: 'will be added',
      replace: 'newer than the one here: takes its place',
      'add-beside': 'differs from the one here: both stay',
      keep: 'already here',
      undelete: 'will be restored from “Deleted”',
    },
    withDeleted: (count) =>
      count === 1 ? 'Restore the deleted one too' : `Restore the ${count} deleted ones too`,
    withEarlier: (count) =>
      count === 1
        ? 'Also bring back the earlier version of one changed ceremony, next to it'
        : `Also bring back the earlier versions of ${count} changed ceremonies, next to them`,
    restore: 'Restore',
    nothingToRestore: 'Everything in this backup is already here.',
    restored: (count) => (count === 1 ? 'One ceremony restored' : `${count} ceremonies restored`),
    carried: {
      add: 'The ceremony is on this device now.',
      replace: 'The newer version took the place of the one that was here.',
      'add-beside': 'The two versions differed, so both are here now, side by side.',
      keep: 'This ceremony is already here, the same or newer.',
      undelete: 'The ceremony has been restored from “Deleted”.',
    },
    refused: {
      'not-ours': 'This isn’t an Enlace file. Nothing was changed.',
      newer:
        'This file comes from a newer version of Enlace. Reload the page and try again; nothing was changed.',
      cut: 'The end of this file got lost on the way. Send it again; nothing was changed.',
      damaged: 'This file arrived damaged. Try another backup; nothing was changed.',
      'wrong-secret':
        'That code or passphrase doesn’t open this backup. Check that it’s the one from the device that made it.',
      'incomplete-code': 'The code has 27 letters and numbers; yours has too few or too many.',
      'mistyped-code': 'One letter or number in the code is wrong.',
      unreadable: 'The browser could not read the file.',
      'not-stored': 'It could not be saved here: storage is full or blocked. Nothing was changed.',
      'too-large': 'This backup is too big to open here. Nothing was changed.',
    },
  },
  others: {
    title: 'This device holds ceremonies from another account',
    text: 'The ceremonies here were written by someone logged in to a different account. If they are yours, or you work together, go ahead and open them.',
    open: 'Open the ceremonies',
    leave: 'Log out without opening',
    clear: 'Clear this device',
    clearQuestion:
      'Erase every ceremony on this device for good? Only a file or a backup can bring them back.',
    clearConfirm: 'Erase everything here',
    cancel: 'Cancel',
  },
  cleared: {
    title: 'This device has been cleared',
    text: 'Everything Enlace kept here was erased in another tab. Nothing is left in this one either.',
    goOn: 'Continue',
  },
  offer: {
    text: 'We recognize this device, but there are no ceremonies on it. If the browser cleared its storage, a backup brings everything back.',
    restore: 'Restore a backup',
    dismiss: 'Not now',
  },
}
