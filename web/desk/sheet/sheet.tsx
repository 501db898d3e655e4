import './sheet.css'
import { useMemo, useRef } from 'react'
import { useCreatorMessages } from '../../language/use-language.ts'
import { editing, useGeneration } from '../desk-state.ts'
import { useDesk } from '../use-desk.ts'
import { hasWritten } from '../writing/has-written.ts'
import { rememberLine } from './last-line.ts'
import { createLineActs } from './line-acts.ts'
import { SheetSection } from './sheet-section.tsx'
import { useFollowing } from './use-following.ts'

/** The script as one continuous sheet, edited in place line by line. */
export function Sheet() {
  const { ceremony, library, isEditable, change } = useDesk()
  const generated = useGeneration()
  const { running, isWriting, progress, drafts } = generated
  const { creator, desk } = useCreatorMessages()
  const { preview } = creator
  const { sheet: words } = desk
  const page = useRef<HTMLElement>(null)
  const acts = useMemo(
    () => createLineActs(change, library, words, () => editing.state().ceremony),
    [change, library, words],
  )
  useFollowing(page, { isWriting, isWhole: hasWritten(generated), grown: drafts })

  const texts = ceremony.plan.flatMap(({ body }) => (body.kind === 'written' ? [body] : []))
  const isHint = !running && texts.length > 0 && texts.every(({ content }) => content === '')
  return (
    <section ref={page} className="sheet-page" aria-label={preview.region} onBlur={rememberLine}>
      {isHint ? <p className="sheet-hint">{preview.hint}</p> : null}
      {ceremony.plan.map((section) => {
        if (!section.isOn) return null
        const text = section.body.kind === 'written' ? section.body.text : undefined
        return (
          <SheetSection
            key={section.key}
            section={section}
            ceremony={ceremony}
            library={library}
            isEditable={isEditable}
            progress={text && progress[text]}
            draft={text && drafts[text]}
            acts={acts}
          />
        )
      })}
    </section>
  )
}
