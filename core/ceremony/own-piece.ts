/**
 * A moment that a celebrant keeps for the next couples. The names of the couple it was written for become tokens: read
 * to others, a forgotten name would be the worst of all mistakes.
 */
import * as v from 'valibot'
import { render } from '../library/notation.ts'
import type { Library } from '../library/piece.ts'
import { ceremonyLanguages } from './ceremony-language.ts'
import { type Ceremony, type Line, lineSchema, type PlacedSection } from './document.ts'
import { asByHand } from './edits/body.ts'
import { namedPeople } from './named-people.ts'
import { onOneLine } from './paragraphs.ts'
import { headingOf } from './script.ts'
import { wholeWords } from './whole-word.ts'

export const ownPieceSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  /** May be empty. */
  title: v.string(),
  language: v.picklist(ceremonyLanguages),
  /** Their texts hold tokens for the names of the couple. */
  lines: v.array(lineSchema),
  keptAtMs: v.number(),
})

export type OwnPiece = v.InferOutput<typeof ownPieceSchema>

const tokens = { first: '{first}', second: '{second}' } as const

/** Every way a name may stand in the text, the longest first: `Ana Lima` is not `{first} Lima`. */
function namesOf({ couple }: Ceremony): { name: string; token: string }[] {
  const [first, second] = couple
  const all = [
    { partner: first, token: tokens.first },
    { partner: second, token: tokens.second },
  ].flatMap(({ partner, token }) => {
    const full = onOneLine(partner.name)
    const names = [full, onOneLine(partner.calledAs), full.split(' ', 1)[0] ?? '']
    return names.filter((name) => name !== '').map((name) => ({ name, token }))
  })
  return all.toSorted((one, other) => other.name.length - one.name.length)
}

function withTokens(text: string, ceremony: Ceremony): string {
  let next = text
  for (const { name, token } of namesOf(ceremony)) {
    next = next.replaceAll(wholeWords(name, 'gu'), () => token)
  }
  // What French shortens before one name may stand whole before the next.
  return next.replaceAll(
    /(?<!\p{L})(d|qu|jusqu|lorsqu|puisqu)[’'](?=\{(?:first|second)\})/giu,
    '$1e ',
  )
}

function changeTexts(lines: readonly Line[], change: (text: string) => string): Line[] {
  return lines.map((line) => ({ ...line, text: change(line.text) }))
}

/** A section as it reads now, kept without the couple; undefined if it has no words. */
export function ownPieceFrom(
  section: PlacedSection,
  ceremony: Ceremony,
  library: Library,
  { id, nowMs }: { id: string; nowMs: number },
): OwnPiece | undefined {
  // Who brings the rings or reads here says nothing to the next couple.
  const nobody = { ...ceremony, people: [], settledThings: [] }
  const body = asByHand(section.body, nobody, library)
  if (body.kind !== 'byHand' || body.lines.length === 0) return undefined
  return {
    id,
    title: withTokens(headingOf(section, library) ?? '', ceremony),
    language: ceremony.language,
    lines: changeTexts(body.lines, (text) => withTokens(text, ceremony)),
    keptAtMs: nowMs,
  }
}

/** A kept moment as it is read to another couple: a section by hand. */
export function sectionFrom(
  { title, lines }: Pick<OwnPiece, 'title' | 'lines'>,
  ceremony: Ceremony,
  library: Library,
): Pick<PlacedSection, 'kind' | 'title' | 'body'> {
  const people = namedPeople(ceremony, library.frame)
  const body = {
    kind: 'byHand' as const,
    lines: changeTexts(lines, (text) => render(text, people)),
  }
  const heading = render(title, people)
  return { kind: 'own', ...(heading === '' ? {} : { title: heading }), body }
}
