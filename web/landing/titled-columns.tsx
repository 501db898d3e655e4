import type { ReactNode } from 'react'
import type { TitledText } from '#core/messages/shape/titled-text.ts'

interface TitledColumnsProps {
  words: { heading: string; items: readonly TitledText[] }
  /** Numbered, where the order matters. */
  isOrdered?: true
  className?: string
  children?: ReactNode
}

/** A heading and a few short texts side by side. */
export function TitledColumns({ words, isOrdered, className = '', children }: TitledColumnsProps) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <section className={`band ${className}`}>
      <div className="column">
        <h2 className="band-heading">{words.heading}</h2>
        <List className={isOrdered ? 'columns steps' : 'columns'}>
          {words.items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="heading">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </List>
        {children}
      </div>
    </section>
  )
}
