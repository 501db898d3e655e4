import { useState } from 'react'
import { Link } from 'react-router'
import { altarPath, readingPath } from '#core/pages/service-worker-file.ts'
import { CornerNotice } from '../shelf/corner-notice.tsx'
import { Button } from '../ui/button.tsx'
import { useReadingWords, WithReadingWords } from './with-reading-words.tsx'

/** Tells whoever has no access any more that what they wrote is still here, and leads to it. */
export function HeldNotice() {
  return (
    <WithReadingWords waiting={null} missing={null}>
      <Notice />
    </WithReadingWords>
  )
}

function Notice() {
  const { held, altar } = useReadingWords()
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  return (
    <CornerNotice label={held.open}>
      <p>{held.text}</p>
      <div className="flex flex-wrap gap-2">
        <a className="button button-main" href={altarPath}>
          {altar}
        </a>
        <Link className="button" to={readingPath}>
          {held.open}
        </Link>
        <Button look="quiet" onClick={() => setOpen(false)}>
          {held.dismiss}
        </Button>
      </div>
    </CornerNotice>
  )
}
