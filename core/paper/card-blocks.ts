/** What cards are made of: the parts of a script that are never cut, in the order in which they are read. */
import type { AltarScript, Breath, Stop } from '../altar/altar-script.ts'
import type { CeremonyLanguage } from '../ceremony/ceremony-language.ts'
import type { PartnerId } from '../ceremony/document.ts'
import type { ScriptLine } from '../ceremony/script-line.ts'
import { isReadAloud } from '../ceremony/script-line.ts'

export interface CardBlock {
  /** Key of its section; empty for the head of the script. */
  section: string
  kind: 'title' | 'detail' | 'heading' | 'direction' | 'item' | 'spoken'
  /** A whole line, or one breath of it. */
  text: string
  /** Whose it is, if not the celebrant's; on a card, only where the name stands before it. */
  speaker?: string
  /** Somebody else than the celebrant says it, named or not. */
  isReply?: boolean
  /** Whether space is left before it: a new line begins. */
  begins: boolean
  hints: Breath['hints']
  /** As of a breath. */
  verse?: Breath['verse']
  /** Present if it is in the second language. */
  language?: CeremonyLanguage
  /** As in the script: what says the same in two languages. */
  pair?: number
  /** The same in the second language, to the right of it; either of the two may be empty. */
  beside?: Pick<CardBlock, 'text' | 'speaker' | 'hints'> & { language: CeremonyLanguage }
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
const paragraphMaxCharacters = 240

function blocksOfLine(key: string, line: ScriptLine, breaths: readonly Breath[]): CardBlock[] {
  const kind = kindOf(line.speaker)
  const isParagraph = kind !== 'spoken' && line.text.length <= paragraphMaxCharacters
  const whole: Pick<Breath, 'text' | 'hints' | 'verse'> = { text: line.text, hints: [] }
  const parts = isParagraph ? [whole] : breaths
  return parts
    .map(
      ({ text, hints, verse }, index): CardBlock => ({
        section: key,
        kind,
        text: text.trim(),
        ...(line.spokenBy === undefined ? {} : { speaker: line.spokenBy, isReply: true }),
        begins: index === 0,
        hints,
        ...(verse === undefined ? {} : { verse }),
        ...(line.language === undefined ? {} : { language: line.language }),
        ...(line.pair === undefined ? {} : { pair: line.pair }),
      }),
    )
    .filter(({ text }) => text !== '')
}

function blocksOfStop({ key, heading, lines, breaths }: Stop): CardBlock[] {
  const opening: CardBlock[] =
    heading === undefined
      ? []
      : [{ section: key, kind: 'heading', text: heading, begins: true, hints: [] }]
  const byLine = new Map<number, Breath[]>()
  for (const breath of breaths) {
    const own = byLine.get(breath.line)
    if (own === undefined) byLine.set(breath.line, [breath])
    else own.push(breath)
  }
  // In the order of the breaths, which is that of the lines.
  const rest = [...byLine].flatMap(([index, own]) => {
    const line = lines[index]
    return line === undefined ? [] : blocksOfLine(key, line, own)
  })
  return [...opening, ...rest]
}

/**
 * What is said in both languages, side by side: the first to the left, breath by breath, so that no row is ever cut.
 * What is said in one language, and a direction, has the whole width.
 */
function sideBySide(blocks: readonly CardBlock[]): CardBlock[] {
  const rows: CardBlock[] = []
  const isOf = (block: CardBlock, pair: CardBlock): boolean =>
    block.pair !== undefined && block.section === pair.section && block.pair === pair.pair
  for (let from = 0; from < blocks.length; ) {
    const [first] = blocks.slice(from, from + 1) as [CardBlock]
    // A direction may stand among the lines of a pair: what comes before it has the whole width.
    let after = from + 1
    for (let next = blocks[after]; next !== undefined && isOf(next, first); next = blocks[after]) {
      after += 1
    }
    const together = blocks.slice(from, after)
    const own = together.filter(({ language }) => language === undefined)
    const second = together.filter(({ language }) => language !== undefined)
    rows.push(...(second.length === 0 ? own : paired(own, second)))
    from += together.length
  }
  return rows
}

function paired(own: readonly CardBlock[], second: readonly CardBlock[]): CardBlock[] {
  return Array.from({ length: Math.max(own.length, second.length) }, (_, at): CardBlock => {
    const [left, right] = [own[at], second[at]]
    if (right?.language === undefined) return left as CardBlock
    const { section, kind, begins, text, speaker, hints, language } = right
    return {
      ...(left ?? { section, kind, begins: begins && at === 0, text: '', hints: [] }),
      beside: { text, hints, language, ...(speaker === undefined ? {} : { speaker }) },
    }
  })
}

/**
 * The whole script; the head of it first.
 * @param isWide two languages have room side by side; otherwise they alternate
 */
export function scriptBlocks({ opening, stops }: AltarScript, isWide = false): CardBlock[] {
  const head = opening.map(
    (text, index): CardBlock => ({
      section: '',
      kind: index === 0 ? 'title' : 'detail',
      text,
      begins: true,
      hints: [],
    }),
  )
  const blocks = stops.flatMap(blocksOfStop)
  return [...head, ...(isWide ? sideBySide(blocks) : blocks)]
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
      : blocksOfStop({ ...stop, breaths }).map(
          ({ speaker: _own, isReply: _all, ...block }) => block,
        )
  })
}
