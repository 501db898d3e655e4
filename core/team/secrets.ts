/** What must not stand on a sheet that goes through many hands: whoever has a part that somebody is not to know of. */
import type { Ceremony } from '../ceremony/document.ts'
import { onOneLine } from '../ceremony/paragraphs.ts'
import { wholeWords } from '../ceremony/whole-word.ts'

/** Tells whether a text names somebody with a secret part. */
export function namesSecret({ people }: Pick<Ceremony, 'people'>): (text: string) => boolean {
  const names = people
    .filter(({ secretFor }) => secretFor !== undefined)
    .map(({ name }) => onOneLine(name))
    .filter((name) => name !== '')
  const searches = names.map((name) => wholeWords(name, 'iu'))
  return (text) => searches.some((search) => search.test(text))
}
