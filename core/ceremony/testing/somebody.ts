import type { Person } from '../document.ts'
import { newcomer } from '../newcomer.ts'

/** Somebody of whom nothing is known but these details. */
export function somebody(details: Partial<Person> = {}): Person {
  return { ...newcomer, id: details.name || 'somebody', ...details }
}
