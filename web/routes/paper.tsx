import { Navigate } from 'react-router'
import { readingPath } from '#core/pages/service-worker-file.ts'
import { PaperPage } from '../paper/paper-page.tsx'
import { OwnShelf } from '../shelf/shared/own-shelf.tsx'

export default function PaperRoute() {
  return (
    <OwnShelf closed={<Navigate to={readingPath} replace />}>
      <PaperPage />
    </OwnShelf>
  )
}
