/** What cards are made of: the parts of a script that are never cut, in the order in which they are read. */
import type { AltarScript, Breath, Stop } from '../altar/altar-script.ts'
import { isReadAloud } from '../altar/altar-script.ts'
import type { PartnerId } from '../ceremony/document.ts'
import type { ScriptLine } from '../ceremony/script-line.ts'

export interface CardBlock {
  /** Key of its section; empty for the head of the script. */
  section: string
  kind: 'title' | 'detail' | 'heading' | 'direction' | 'item' | 'spoken'
  /** A whole line, or one breath of it. */
  text: string
  /** Before the first breath of a line that is not the celebrant's. */
  speaker?: string
  /** Whether space is left before it: a new line begins. */
  begins: boolean
  hints: Breath['hints']
}

function kindOf(speaker: Stop['lines'][number]['speaker']): CardBlock['kind'] {
  switch (speaker) {
    case 'title':
    case 'detail':
    case 'direction':
    case 'item':
      return speaker
    default:
      return 'spoken'
  }
}

/** Nobody takes breath over a direction: it stands as a paragraph, unless it would fill a card by itself. */
const paragraphMaxCharacters = 500

function blocksOfLine(key: string, line: ScriptLine, breaths: readonly Breath[]): CardBlock[] {
  const kind = kindOf(line.speaker)
  const isParagraph = kind !== 'spoken' && line.text.length <= paragraphMaxCharacters
  const parts = isParagraph ? [{ text: line.text, hints: [] }] : breaths
  return parts
    .map(({ text, hints }, index): CardBlock => {
      const speaker = index === 0 ? line.spokenBy : undefined
      return {
        section: key,
        kind,
        text: text.trim(),
        ...(speaker === undefined ? {} : { speaker }),
        begins: index === 0,
        hints,
      }
    })
    .filter(({ text }) => text !== '')
}

function blocksOfStop({ key, heading, lines, breaths }: Stop): CardBlock[] {
  const opening: CardBlock[] =
    heading === undefined
      ? []
      : [{ section: key, kind: 'heading', text: heading, begins: true, hints: [] }]
  const rest = lines.flatMap((line, index) => {
    const own = breaths.filter((breath) => breath.line === index)
    return own.length === 0 ? [] : blocksOfLine(key, line, own)
  })
  return [...opening, ...rest]
}

/** The whole script; the head of it first. */
export function scriptBlocks({ opening, stops }: AltarScript): CardBlock[] {
  const head = opening.map(
    (text, index): CardBlock => ({
      section: '',
      kind: index === 0 ? 'title' : 'detail',
      text,
      begins: true,
      hints: [],
    }),
  )
  return [...head, ...stops.flatMap(blocksOfStop)]
}

/**
 * What one partner says in the sections whose lines the couple repeat or answer, to be held in a hand: their lines
 * alone, each section under its heading. Empty if they say nothing.
 */
export function vowBlocks({ stops }: AltarScript, partner: PartnerId): CardBlock[] {
  return stops.flatMap((stop) => {
    const isOwn = ({ speaker }: Stop['lines'][number]): boolean =>
      speaker === partner || speaker === 'both'
    const breaths = stop.breaths.filter(({ line }) => {
      const said = stop.lines[line]
      return said !== undefined && isReadAloud(said) && isOwn(said)
    })
    // The name before each line is for who gives the cue; on one's own card it would be in the way.
    return breaths.length === 0
      ? []
      : blocksOfStop({ ...stop, breaths }).map(({ speaker: _own, ...block }) => block)
  })
}
