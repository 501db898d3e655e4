import type { ReactNode } from 'react'

/** A collapsible part of a page, initially open. The browser remembers whether it is open. */
export function Section(props: { id: string; heading: string; children: ReactNode }) {
  const { id, heading, children } = props
  return (
    <details id={id} className="section card" open>
      <summary>
        <h2 className="heading">{heading}</h2>
        <svg className="chevron" viewBox="0 0 16 16" aria-hidden="true">
          <path d="m3 6 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </summary>
      <div className="section-body">{children}</div>
    </details>
  )
}
