/**
 * The pieces that every language has, in the order in which they usually come, and what is the same about each in all of
 * them. A language may have more of its own (lazo and arras in Spanish): those need no line here, but
 * one in `core/ceremony/usual-order.ts`, as all do.
 */
import type { Actor, Bringer } from './piece.ts'

interface PieceDemand {
  /** How many wordings at least, each different in thought and not only in words. */
  wordings: number
  /** Ids that some of them have in every language, so that a ceremony keeps its choice when its language changes. */
  named?: readonly string[]
  acts: readonly Actor[]
  /** Who brings each of its props, in their order; the comment names the props. */
  propsFrom?: readonly Bringer[]
  hasMusic?: true
  silentMinutes: number
}

const demands = {
  /** Before anybody enters: all seated, phones away. One wording asks for them put away, one allows the first photo. */
  opening: { wordings: 2, acts: ['celebrant'], silentMinutes: 0.2 },
  /** The line most often forgotten: the celebrant lets everybody sit. Nobody is told to rise without "if you can". */
  sittingDown: { wordings: 1, acts: ['guests'], silentMinutes: 0.3 },
  /** Who the celebrant is, in two or three sentences, without inventing a life for them. */
  whoIAm: { wordings: 1, acts: ['celebrant'], silentMinutes: 0 },
  /** Thanks to parents or whoever raised them, by name: `{thanked}`. Never assumes two parents, or a living one. */
  parentsThanks: { wordings: 2, acts: ['celebrant', 'parents'], silentMinutes: 0.3 },
  /** Those who are missing, under a minute, then something light: `{remembered}`. Prop: a candle, already lit. */
  remembrance: { wordings: 2, acts: ['celebrant'], propsFrom: ['couple'], silentMinutes: 0.3 },
  /** A guest reads. `guest` is the place for their own text; the other wordings are texts in the public domain. Prop: a sheet in large type. */
  reading: {
    wordings: 4,
    named: ['guest'],
    acts: ['reader'],
    propsFrom: ['celebrant'],
    silentMinutes: 0.3,
  },
  /** The question to each, one sentence of 25 words at most, and the answer. `children` brings theirs into it: `{children}`. */
  consent: {
    wordings: 4,
    named: ['classic', 'playful', 'religious', 'children'],
    acts: ['celebrant', 'couple'],
    silentMinutes: 0.2,
  },
  /** About rings, before they are exchanged. `classic` speaks of the symbol of infinity. Prop: the rings. */
  ringsMoment: {
    wordings: 2,
    named: ['classic'],
    acts: ['attendants'],
    propsFrom: ['attendants'],
    hasMusic: true,
    silentMinutes: 0.5,
  },
  /** Vows said over the rings, repeated breath by breath: eight words at most in each. Prop: the rings. */
  ringVows: {
    wordings: 2,
    named: ['classic'],
    acts: ['couple'],
    propsFrom: ['attendants'],
    silentMinutes: 1,
  },
  /** Vows to repeat without rings. Same breaths. */
  repeatedVows: { wordings: 2, acts: ['couple'], silentMinutes: 0.3 },
  /** Leads into the vows they wrote themselves, and out of them. Prop: their vows on paper. */
  personalVows: {
    wordings: 2,
    named: ['classic'],
    acts: ['couple'],
    propsFrom: ['couple'],
    silentMinutes: 3,
  },
  /** The rings go from hand to hand before they come to the altar. Prop: a pouch or ribbon that holds them. */
  ringWarming: {
    wordings: 1,
    acts: ['attendants', 'guests'],
    propsFrom: ['celebrant'],
    hasMusic: true,
    silentMinutes: 4,
  },
  /** Two sands in one vase. Props: a wide vase, two pots of sand, a table. */
  sandCeremony: {
    wordings: 2,
    named: ['classic'],
    acts: ['couple'],
    propsFrom: ['couple', 'couple', 'planner'],
    hasMusic: true,
    silentMinutes: 2,
  },
  /** A candle each, and one lit from both. Props: three candles, glass against the wind, a lighter. */
  candles: {
    wordings: 1,
    acts: ['couple'],
    propsFrom: ['couple', 'planner', 'celebrant'],
    hasMusic: true,
    silentMinutes: 1.5,
  },
  /** Both drink from one cup. Props: a cup, white wine or juice already open, a napkin. */
  wineCup: {
    wordings: 1,
    acts: ['couple'],
    propsFrom: ['couple', 'couple', 'celebrant'],
    hasMusic: true,
    silentMinutes: 1,
  },
  /** Two earths and water for one tree. Props: a sapling in its pot, two jars of earth, a jug of water, a towel. */
  tree: {
    wordings: 1,
    acts: ['couple'],
    propsFrom: ['couple', 'couple', 'planner', 'celebrant'],
    hasMusic: true,
    silentMinutes: 2.5,
  },
  /** Their hands tied with a cord, and untied. Prop: a cord of about three metres. */
  handsTied: {
    wordings: 1,
    acts: ['celebrant', 'couple'],
    propsFrom: ['couple'],
    hasMusic: true,
    silentMinutes: 2,
  },
  /** Each washes the other's feet (John 13); for couples of faith. Props: basin and jug, two towels, a chair. */
  footWashing: {
    wordings: 1,
    acts: ['couple'],
    propsFrom: ['planner', 'couple', 'planner'],
    hasMusic: true,
    silentMinutes: 3.5,
  },
  /** A rose to each other, or to those who raised them. Prop: roses without thorns. */
  roses: {
    wordings: 1,
    acts: ['couple', 'parents'],
    propsFrom: ['planner'],
    hasMusic: true,
    silentMinutes: 1.5,
  },
  /** Letters and more in a box opened years later. Props: a box, their letters, the guests' notes, a bottle. */
  timeCapsule: {
    wordings: 2,
    named: ['classic'],
    acts: ['couple', 'attendants'],
    propsFrom: ['couple', 'couple', 'attendants', 'attendants'],
    hasMusic: true,
    silentMinutes: 1,
  },
  /** A paper signed as a keepsake; it must not look or sound official. Props: the paper, a pen, a table. */
  recordSigning: {
    wordings: 2,
    named: ['classic'],
    acts: ['couple', 'attendants'],
    propsFrom: ['celebrant', 'celebrant', 'planner'],
    hasMusic: true,
    silentMinutes: 3,
  },
  /** A blessing. `withoutReligion` is silence and wishes; `interfaith` is read by a member of each faith. */
  prayer: {
    wordings: 6,
    named: ['classic', 'catholic', 'evangelical', 'spiritist', 'interfaith', 'withoutReligion'],
    acts: ['celebrant'],
    silentMinutes: 0,
  },
  /** Parents, or whoever stands for them, bless the couple. */
  parentsBlessing: { wordings: 1, acts: ['parents', 'couple'], silentMinutes: 1 },
  /** Words for the children of the couple, or of one of them: `{children}`. No new mother, no new father. Prop: a small present for each. */
  coupleChildren: {
    wordings: 1,
    acts: ['couple', 'children'],
    propsFrom: ['couple'],
    silentMinutes: 1,
  },
  /** For a couple who married years ago. */
  renewal: { wordings: 1, acts: ['couple'], silentMinutes: 0.3 },
  /** Asks the celebrant to leave the centre for the photo of the kiss. */
  finalKissNote: { wordings: 1, acts: ['celebrant'], silentMinutes: 0 },
  /** The fixed words with which a ceremony ends. `classic` is the specification's. */
  declaration: {
    wordings: 3,
    named: ['classic'],
    acts: ['celebrant', 'couple'],
    silentMinutes: 0.2,
  },
  /** The couple is presented to the guests by the names they chose. */
  presentation: { wordings: 1, acts: ['celebrant', 'couple'], silentMinutes: 0.3 },
  /** How everybody leaves, and where to. Prop: petals or soap bubbles. */
  exit: {
    wordings: 1,
    acts: ['couple', 'guests'],
    propsFrom: ['planner'],
    hasMusic: true,
    silentMinutes: 2,
  },
} as const satisfies Record<string, PieceDemand>

export type PieceId = keyof typeof demands

/** What is the same about a piece in every language. */
export const pieceDemands: Readonly<Record<PieceId, PieceDemand>> = demands

/** What couples ask for most beyond the sections a plan has; the first six not yet in it are offered first. */
export const mostAsked: readonly PieceId[] = [
  'parentsThanks',
  'remembrance',
  'reading',
  'candles',
  'wineCup',
  'handsTied',
  'coupleChildren',
  'sandCeremony',
  'timeCapsule',
  'repeatedVows',
  'prayer',
  'recordSigning',
]
