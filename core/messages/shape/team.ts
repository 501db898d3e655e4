import type { Actor, Bringer } from '../../library/piece.ts'

/** What everyone who helps at a wedding gets on paper or as a message, and the page that makes it. */
export interface TeamMessages {
  sheets: Record<'coordinator' | 'musicians' | 'photographer' | 'props', string> & {
    reader: (name: string) => string
  }
  entrances: string
  moments: string
  /** About when a moment begins: minutes after the beginning. */
  startsAt: (minutes: number) => string
  song: (song: string) => string
  cues: string
  /** The last words before a cue. */
  after: (words: string) => string
  /** Before what nobody can quote: a vow, or what is not to be known. */
  onSign: string
  atBeginning: string
  things: string
  brings: (thing: string, who: string) => string
  toBeAgreed: (usually: string) => string
  bringers: Record<Bringer, string>
  /** In the place of who brings a thing: it need not be brought. */
  alreadyThere: string
  actors: Record<Actor, string>
  /** In place of what is not to be known. */
  surprise: string
  guest: string
  nothing: string
}
