/** What the creator says of the shelf, in English. */
import type { ShelfMessages } from '../shape/shelf.ts'

export const shelf: ShelfMessages = {
  title: 'My ceremonies',
  savedAt: (time) => `Saved on this device at ${time}`,
  elsewhere: 'This ceremony is open in another tab. Here you can only read it.',
  takeOver: 'Edit it here',
  lost: 'The browser cut this page off from its storage. Reload the page to continue; if that doesn’t help, save to a file.',
  begin: 'New ceremony',
  search: 'Search by name, place or date',
  sort: 'Sort by',
  byChange: 'Last edited',
  byDate: 'Ceremony date',
  unnamed: 'Ceremony with no names yet',
  changed: (moment) => `Edited ${moment}`,
  isOpen: 'Open now',
  state: {
    waiting: (since) => `Waiting for answers since ${since}`,
    answered: 'Answers in, not written yet',
    begun: (written, of) => `${written} of ${of} texts written`,
    written: 'Written',
    checked: 'Checked',
    printed: 'Printed',
  },
  minutes: (minutes) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  brought: (moment) => `Came from a file on ${moment}`,
  keepScript: {
    act: 'Erase answers, keep the script',
    question: (couple) =>
      `${couple}: permanently erase the answers and everything you were told? The script stays as it is.`,
    confirm: 'Erase the answers',
    cancel: 'Cancel',
    done: 'Answers erased; the script is still here.',
  },
  backUp: 'Your browser may clear what it stores. Make a backup.',
  open: 'Open',
  readAtAltar: 'Read on the day',
  likeThis: 'New one with the same order',
  archive: 'Archive',
  unarchive: 'Unarchive',
  archived: 'Archived',
  delete: 'Delete',
  bin: 'Deleted',
  binExplanation: 'Deleted ceremonies stay here for thirty days and are then gone for good.',
  bringBack: 'Restore',
  deleted: (couple) => `Deleted: ${couple}.`,
  undo: 'Undo',
  nothingFound: 'No ceremonies found.',
  empty: 'No ceremonies here yet. The first one appears as soon as you write something.',
  noShelf:
    'This browser lets us keep only one ceremony: the one that is open. Save it to a file before you start another.',
  refused: {
    unsaved:
      'The open ceremony could not be saved yet, so it is still here. Save it to a file and try again.',
    missing: 'This ceremony is no longer on this device.',
    newer:
      'This ceremony comes from a newer version of Enlace and was left untouched. Reload the page to open it.',
    unreadable: 'This ceremony could not be read. Nothing in it has changed.',
  },
}
