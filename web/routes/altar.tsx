import { AltarPage } from '../altar/altar-page.tsx'
import { beginAltarWords } from '../altar/altar-words.ts'
import { beginAltar } from '../altar/use-altar.ts'
import { OwnShelf } from '../shelf/shared/own-shelf.tsx'

// Not while the pages are built.
if (!import.meta.env.SSR) {
  beginAltarWords()
  beginAltar()
}

export default function AltarRoute() {
  // Whoever is reading to guests is not interrupted because somebody leaves: the page closes itself after that.
  return (
    <OwnShelf closed={<AltarPage />}>
      <AltarPage />
    </OwnShelf>
  )
}
