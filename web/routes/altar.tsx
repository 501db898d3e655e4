import { AltarPage } from '../altar/altar-page.tsx'
import { beginAltarWords } from '../altar/altar-words.ts'
import { beginAltar } from '../altar/use-altar.ts'

// Not while the pages are built.
if (!import.meta.env.SSR) {
  beginAltarWords()
  beginAltar()
}

export default function AltarRoute() {
  return <AltarPage />
}
