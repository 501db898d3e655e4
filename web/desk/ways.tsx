import type { MouseEvent } from 'react'
import { useScreens } from '../language/use-language.ts'
import { partIds } from './element-ids.ts'

/** The script begins with what stands over it at the end of writing. */
function beginningOf(part: HTMLElement | null): Element | null {
  return part?.id === partIds.script
    ? (part.closest('.area-script')?.querySelector('.finished') ?? part)
    : part
}

/** Goes to a part and opens it when it is closed. The address stays: it is not another page. */
export function followPart(event: MouseEvent, id: string): void {
  event.preventDefault()
  const part = document.getElementById(id)
  if (part instanceof HTMLDetailsElement) part.open = true
  beginningOf(part)?.scrollIntoView()
  part?.querySelector('summary')?.focus({ preventScroll: true })
}

/** The parts with what they are called. */
export function useParts(): { id: string; label: string }[] {
  const { parts } = useScreens()
  return [
    { id: partIds.info, label: parts.info },
    { id: partIds.questions, label: parts.questions },
    { id: partIds.script, label: parts.script },
  ]
}

/** For the keyboard: past the plan and past the script, both of which have many fields. In sight only with the focus. */
export function Ways() {
  const { parts } = useScreens()
  return (
    <nav className="ways" aria-label={parts.region}>
      {useParts().map(({ id, label }) => (
        <a
          key={id}
          className="skip-link button"
          href={`#${id}`}
          onClick={(event) => followPart(event, id)}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
