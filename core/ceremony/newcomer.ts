import type { Person } from './document.ts'

/** Somebody about whom nothing is known yet; everybody has an id of their own. */
export const newcomer: Omit<Person, 'id'> = {
  name: '',
  saidAs: '',
  role: '',
  isInMemory: false,
  brings: '',
  reads: '',
  isThanked: false,
}
