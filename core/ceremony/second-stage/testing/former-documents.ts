/** Documents of former formats, each made by the edits of its own product, with the hash it noted of them. */
import { readFileSync } from 'node:fs'

export interface FormerDocument {
  /** What its product named this state by (`web/shelf/content-hash.ts`). */
  hash: string
  document: Record<string, unknown> & { format: number; id: string }
}

export const formerFormats = [2, 3, 4] as const

/** Marina and Rafael with five answers, facts held, allowed, reworded, secret and added by hand, people and a procession. */
export function formerDocument(format: (typeof formerFormats)[number]): FormerDocument {
  return JSON.parse(readFileSync(new URL(`format-${format}.json`, import.meta.url), 'utf8'))
}
