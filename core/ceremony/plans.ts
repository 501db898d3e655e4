/** The plans a ceremony can start from. A plan copied from a ceremony takes its order and wordings, never its words. */
import type { Body, LibraryReference, PlacedSection } from './document.ts'

/** The wording every piece of the classic plan starts with. */
const classicWording = 'classic'

function fromLibrary(piece: string): PlacedSection {
  const body = { kind: 'library' as const, piece, wording: classicWording, edits: [] }
  return { key: piece, kind: piece, isOn: true, body }
}

function drawn(fields: 'header' | 'entrances'): PlacedSection {
  return { key: fields, kind: fields, isOn: true, body: { kind: 'fields', fields } }
}

function toBeWritten(
  text: 'welcome' | 'ceremony' | 'finalMessage',
  ending?: LibraryReference,
): PlacedSection {
  const body = { kind: 'written' as const, text, content: '', origin: 'writer' as const }
  return {
    key: text,
    kind: text,
    isOn: true,
    body: ending === undefined ? body : { ...body, ending },
  }
}

/** The fixed line that ends a ceremony. */
export const declaration: LibraryReference = {
  piece: 'declaration',
  wording: classicWording,
  edits: [],
}

/** The specification's script, section by section, with the consent before the rings. */
export const classicPlan: readonly PlacedSection[] = [
  drawn('header'),
  drawn('entrances'),
  toBeWritten('welcome'),
  toBeWritten('ceremony'),
  fromLibrary('consent'),
  fromLibrary('ringsMoment'),
  fromLibrary('ringVows'),
  fromLibrary('personalVows'),
  fromLibrary('recordSigning'),
  fromLibrary('prayer'),
  fromLibrary('sandCeremony'),
  fromLibrary('timeCapsule'),
  fromLibrary('finalKissNote'),
  toBeWritten('finalMessage', declaration),
]

const leftOutOfEssential = ['recordSigning', 'prayer', 'sandCeremony', 'timeCapsule']

/** About a quarter of an hour: the essentials of a wedding, and the couple's story. */
export const essentialPlan: readonly PlacedSection[] = classicPlan.filter(
  ({ kind }) => !leftOutOfEssential.includes(kind),
)

/** Nothing but the couple's names at the top. */
export const emptyPlan: readonly PlacedSection[] = [drawn('header')]

function withoutWords(body: Body): Body {
  switch (body.kind) {
    case 'fields':
      return body
    case 'written': {
      const emptied: Body = { ...body, content: '', origin: 'writer' }
      return body.ending === undefined
        ? emptied
        : { ...emptied, ending: { ...body.ending, edits: [] } }
    }
    case 'library':
      return { ...body, edits: [] }
    case 'byHand':
      return { ...body, lines: [] }
  }
}

/** A plan's order and wordings, without what was written, edited or titled for one couple. */
export function planLike(plan: readonly PlacedSection[]): PlacedSection[] {
  return plan.map(({ key, kind, isOn, body }) => ({
    ...{ key, kind, isOn },
    body: withoutWords(body),
  }))
}
