/** Changing a ceremony's language. */
import type { Library } from '../../library/piece.ts'
import type { CeremonyLanguage } from '../ceremony-language.ts'
import type { Body, Ceremony, Version } from '../document.ts'
import { asByHand, withVersion } from './body.ts'
import { changed } from './change.ts'

/** The same body without the edits to the library's lines; undefined if there were none. */
function untouched(body: Body): Body | undefined {
  if (body.kind === 'library' && body.edits.length > 0) return { ...body, edits: [] }
  if (body.kind === 'written' && body.ending !== undefined && body.ending.edits.length > 0) {
    return { ...body, ending: { ...body.ending, edits: [] } }
  }
  return undefined
}

/**
 * Switches a ceremony to another language's library. Edits refer to lines of the former language, so an edited section
 * takes the new language's words, and how it read is kept as a version, line by line. Its earlier versions become
 * lines too, since their line positions would be wrong.
 * @param former the library of the ceremony's language until now
 */
export function changeLanguage(
  ceremony: Ceremony,
  language: CeremonyLanguage,
  former: Library,
  nowMs: number,
): Ceremony {
  if (language === ceremony.language) return ceremony
  const inWords = (body: Body): Body =>
    untouched(body) === undefined ? body : asByHand(body, ceremony, former)
  const versions: Record<string, Version[]> = Object.fromEntries(
    Object.entries(ceremony.versions).map(([key, list]) => [
      key,
      list.map((version) => ({ ...version, body: inWords(version.body) })),
    ]),
  )
  const plan = ceremony.plan.map((section) => {
    const fresh = untouched(section.body)
    if (fresh === undefined) return section
    const { key } = section
    const version = { replacedAtMs: nowMs, body: inWords(section.body) }
    versions[key] = withVersion(versions[key] ?? [], version)
    return { ...section, body: fresh }
  })
  return changed(ceremony, { language, plan, versions }, nowMs)
}
