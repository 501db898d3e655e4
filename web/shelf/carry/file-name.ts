import type { Ceremony } from '#core/ceremony/document.ts'

/** A file name that says whose ceremony it is, in characters every system allows; `ending` without a dot. */
export function carriedFileName({ couple }: Pick<Ceremony, 'couple'>, ending: string): string {
  const names = couple
    .map(({ name }) => name.replace(/[^\p{L}\p{M}\p{N} .'’-]+/gu, '').trim())
    .filter((name) => name !== '')
    .join(' - ')
  const whose = [...names].slice(0, 80).join('').trim()
  return `${whose === '' ? 'cerimonia' : `cerimonia ${whose}`}.enlace.${ending}`
}
