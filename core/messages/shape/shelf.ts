/** What the creator says of the shelf: every ceremony kept on the device. */
export interface ShelfMessages {
  title: string
  /** In the creator's header; `time` as the clock shows it. */
  savedAt: (time: string) => string
  /** The ceremony on the screen is edited in another tab. */
  elsewhere: string
  takeOver: string
  /** The browser has cut the page off from what it keeps. */
  lost: string
  begin: string
  search: string
  sort: string
  byChange: string
  byDate: string
  /** A couple whose names nobody has given yet. */
  unnamed: string
  changed: (moment: string) => string
  isOpen: string
  /** How far a ceremony is; `since` a day. */
  state: {
    waiting: (since: string) => string
    answered: string
    begun: (written: number, of: number) => string
    written: string
    /** Written, and the check has found nothing wrong in it since. */
    checked: string
    /** Printed as it stands. */
    printed: string
  }
  minutes: (minutes: number) => string
  /** It came to stand beside another state of itself. */
  brought: (moment: string) => string
  /** After the day: what the couple told goes, the script stays. */
  keepScript: {
    act: string
    question: (couple: string) => string
    confirm: string
    cancel: string
    done: string
  }
  /** The browser may clear what is stored, and no backup has been made for long, or ever. */
  backUp: string
  open: string
  readAtAltar: string
  likeThis: string
  archive: string
  unarchive: string
  archived: string
  delete: string
  bin: string
  binExplanation: string
  bringBack: string
  /** In the place of one that has just been deleted. */
  deleted: (couple: string) => string
  undo: string
  nothingFound: string
  empty: string
  /** Where the browser keeps no database. */
  noShelf: string
  /** Why another ceremony was not opened. */
  refused: { unsaved: string; missing: string; newer: string; unreadable: string }
}
