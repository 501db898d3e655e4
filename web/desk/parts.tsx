import './parts.css'
import { useEffect, useState } from 'react'
import { useCreatorMessages, useScreens } from '../language/use-language.ts'
import { useRootMark } from '../ui/use-root-mark.ts'
import { partIds } from './element-ids.ts'
import { stepHistory } from './use-history-keys.ts'
import { followPart, useParts } from './ways.tsx'

const order: readonly string[] = Object.values(partIds)

/** Where a part begins to be the one that is read: a third from the window's top. */
const readingLine = '-33% 0px -67% 0px'

/**
 * The way from part to part, for windows too narrow to show them side by side: it stays at the bottom, where a thumb
 * reaches it, and says which part is being read.
 */
export function Parts({ onPlan }: { onPlan: () => void }) {
  const { parts } = useScreens()
  const { areas, history } = useCreatorMessages().desk
  const current = useCurrentPart()
  useRootMark('has-parts')
  return (
    <nav className="parts" aria-label={parts.region}>
      <ul>
        {useParts().map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => followPart(event, id)}
            >
              {label}
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={onPlan}>
            {areas.plan}
          </button>
        </li>
        <li className="parts-undo">
          <button
            type="button"
            aria-label={history.undo}
            onClick={() => stepHistory('undo', history)}
          >
            <span aria-hidden="true">↶</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}

function useCurrentPart(): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const idOf = new Map<Element, string>()
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = idOf.get(target) ?? ''
          if (isIntersecting) seen.add(id)
          else seen.delete(id)
        }
        setCurrent(order.findLast((id) => seen.has(id)))
      },
      { rootMargin: readingLine },
    )
    for (const id of order) {
      const part = document.getElementById(id)
      // With what stands over the script.
      const whole = id === partIds.script ? part?.closest('.area-script') : part
      if (whole === null || whole === undefined) continue
      idOf.set(whole, id)
      observer.observe(whole)
    }
    return () => observer.disconnect()
  }, [])
  return current
}
