import type { RewritingWay } from '../../writer/part-request.ts'

/** One part written again, beside what it was. */
export interface RewritingMessages {
  part: string
  whole: string
  /** Heading of the buttons. */
  how: string
  ways: Record<RewritingWay, string>
  instruction: string
  instructionHint: string
  write: string
  writing: string
  stop: string
  before: string
  after: string
  changed: string
  take: string
  takeParagraph: string
  takenParagraph: string
  refuse: string
  /** A whole moment came with another number of paragraphs, and others speak in between. */
  parted: string
  taken: string
  /** The section has nothing that could be written again. */
  nothing: string
  failed: string
  /** Before a press that would write over texts that a hand has corrected. */
  overHand: {
    corrected: (texts: string) => string
    /** `rewrite` as the way to write one part again is called. */
    compare: (rewrite: string) => string
    others: string
    all: string
  }
}
