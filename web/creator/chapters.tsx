import type { RefObject } from 'react'
import { sectionIds } from '#core/script.ts'
import { useCreatorMessages, useLanguage } from '../language/use-language.ts'
import { chapterId } from './field-id.ts'

/** The script's table of contents above its sheet, in one line that is pushed sideways. */
export function Chapters({ sheet }: { sheet: RefObject<HTMLElement | null> }) {
  const { screens } = useLanguage().messages
  const { script } = useCreatorMessages()

  const goTo = (id: string): void => {
    const chapter = document.getElementById(id)
    if (chapter === null) return
    sheet.current?.scrollTo({ top: chapter.offsetTop })
    // The whole sheet fits above the strip of parts.
    sheet.current?.scrollIntoView({ block: 'nearest' })
    // From here the keyboard goes on through the chapter.
    chapter.focus({ preventScroll: true })
  }

  return (
    <nav className="chapters" aria-label={screens.parts.chapters}>
      <ul>
        {sectionIds.map((section) =>
          section === 'header' || section === 'finalKissNote' ? null : (
            <li key={section}>
              <a
                href={`#${chapterId(section)}`}
                onClick={(event) => {
                  event.preventDefault()
                  goTo(chapterId(section))
                }}
              >
                {script.headings[section]}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
