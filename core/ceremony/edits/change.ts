import type { Ceremony } from '../document.ts'

/** A ceremony with some of its parts replaced: the next revision, made at `nowMs`. */
export function changed(ceremony: Ceremony, parts: Partial<Ceremony>, nowMs: number): Ceremony {
  return { ...ceremony, ...parts, revision: ceremony.revision + 1, changedAtMs: nowMs }
}
