import type { Language } from '../../languages.ts'

/** A section in the ceremony's second language, below the first. Records are by that language. */
export interface SecondMessages {
  heading: Record<Language, string>
  /** Stands in the empty line, to be typed over. */
  type: Record<Language, string>
  /** Before the list of moments, each to be ticked. */
  moments: string
  /** Asks the writer for it. */
  write: Record<Language, string>
  again: Record<Language, string>
  fromLibrary: string
  writing: string
  stop: string
  missing: string
  /** The section's own words have changed since. */
  older: string
  stillRight: string
  calledRight: string
  failed: string
  /** Lines are missing of a text that several people say. */
  mismatch: string
  /** The section itself says nothing yet. */
  nothing: string
  taken: string
  /** The words of that language are still on their way. */
  loading: string
  /** What a section is called for who does not see that a line is in the second language. */
  line: (name: string) => string
}
