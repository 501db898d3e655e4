import type { ReactNode } from 'react'
import { needsAttribute, type OptionalPageFact } from '#core/pages/page-facts.ts'
import { pageFacts } from '../page-facts.ts'

interface WithFactProps {
  needs: OptionalPageFact
  /** The element removed when the fact is missing; it must not contain another element of the same name. */
  as: 'p' | 'li' | 'div'
  className?: string
  children: (fact: string) => ReactNode
}

/** Shows its children only if the operator has configured the fact they need (`core/pages/page-facts.ts`). */
export function WithFact({ needs, as: Element, className, children }: WithFactProps) {
  const fact = pageFacts[needs]
  if (fact === undefined) return null
  return (
    <Element className={className} {...{ [needsAttribute]: needs }}>
      {children(fact)}
    </Element>
  )
}
