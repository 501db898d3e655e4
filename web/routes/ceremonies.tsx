import { ReadingPage } from '../reading/reading-page.tsx'
import { OwnShelf } from '../shelf/shared/own-shelf.tsx'

export default function CeremoniesRoute() {
  return (
    <OwnShelf closed={<ReadingPage isClosed />}>
      <ReadingPage />
    </OwnShelf>
  )
}
