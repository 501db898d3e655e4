import type { Person } from './document.ts'

/** Somebody about whom nothing is known yet. */
export const newcomer: Person = {
  name: '',
  saidAs: '',
  role: '',
  isInMemory: false,
  brings: '',
  reads: '',
  isThanked: false,
}
