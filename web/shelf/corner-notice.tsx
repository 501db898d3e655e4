import type { ReactNode } from 'react'
import { useRootMark } from '../ui/use-root-mark.ts'
import './corner-notice.css'

/** A notice that comes late: over a corner of the page, so that nothing moves. @param label names it for screen readers */
export function CornerNotice({ label, children }: { label: string; children: ReactNode }) {
  useRootMark('has-corner-notice')
  return (
    <section className="corner-notice" aria-label={label}>
      {children}
    </section>
  )
}
