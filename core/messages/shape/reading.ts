/** What the page beside the desk says: it reads, prints, saves, carries and corrects what this device holds. */
export interface ReadingMessages {
  title: string
  explanation: string
  /** The way to the desk, for those who have access. */
  toDesk: string
  empty: string
  blocked: string
  unnamed: string
  toList: string
  /** The way to the altar, called as everywhere else. */
  altar: string
  correct: string
  correctHint: string
  correctDone: string
  /** A line of the script, for those who listen; `speaker` may be empty. */
  line: (number: number, speaker: string) => string
  saved: string
  notSaved: string
  gone: string
  newer: string
  print: string
  saveDocument: string
  carry: string
  closed: { title: string; text: string; enter: string }
  /** In a corner of the landing page. */
  held: { text: string; open: string; dismiss: string }
}
