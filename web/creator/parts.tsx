import { type MouseEvent, useEffect, useState } from 'react'
import { useScreens } from '../language/use-language.ts'
import { partIds } from './part-id.ts'

const order: readonly string[] = Object.values(partIds)

/** Where a part begins to be the one that is read: a third from the window's top. */
const readingLine = '-33% 0px -67% 0px'

/**
 * The way from part to part, for windows too narrow to show them side by side: it stays at the bottom, where a thumb
 * reaches it, and says which part is being read.
 */
export function Parts() {
  const { parts, actions } = useScreens()
  const current = useCurrentPart()
  const labels = [parts.info, parts.questions, parts.script, actions.region]
  return (
    <nav className="parts" aria-label={parts.region}>
      <ul>
        {order.map((id, position) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => follow(event, id)}
            >
              {labels[position]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Goes to a part and opens it when it is closed. The address stays: it is not another page. */
function follow(event: MouseEvent, id: string): void {
  event.preventDefault()
  const part = document.getElementById(id)
  if (part instanceof HTMLDetailsElement) part.open = true
  part?.scrollIntoView()
  const start = part instanceof HTMLDetailsElement ? part.querySelector('summary') : part
  start?.focus({ preventScroll: true })
}

function useCurrentPart(): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        }
        setCurrent(order.findLast((id) => seen.has(id)))
      },
      { rootMargin: readingLine },
    )
    for (const id of order) {
      const part = document.getElementById(id)
      if (part !== null) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [])
  return current
}
