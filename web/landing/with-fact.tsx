import type { ReactNode } from 'react'
import { needsAttribute, type OptionalPageFact } from '#core/page-facts.ts'
import { pageFacts } from '../page-facts.ts'

interface WithFactProps {
  needs: OptionalPageFact
  /** The element that goes when the fact is missing; no other of its name may stand inside it. */
  as: 'p' | 'li' | 'div'
  className?: string
  children: (fact: string) => ReactNode
}

/** Shows something only where the operator has configured the fact it needs (`core/page-facts.ts`). */
export function WithFact({ needs, as: Element, className, children }: WithFactProps) {
  const fact = pageFacts[needs]
  if (fact === undefined) return null
  return (
    <Element className={className} {...{ [needsAttribute]: needs }}>
      {children(fact)}
    </Element>
  )
}
