import './shelf-row.css'
import { Button } from '../../ui/button.tsx'

interface ShelfRowProps {
  name: string
  /** What sets it apart from all others. */
  note: string | undefined
  lines: readonly string[]
  /** `about` names the ceremony as well, for those who listen. */
  actions: readonly { label: string; about: string; act: () => void }[]
}

/** One ceremony of the list. */
export function ShelfRow({ name, note, lines, actions }: ShelfRowProps) {
  return (
    <li className="shelf-row">
      <p className="font-semibold [overflow-wrap:anywhere]">
        {name}
        {note === undefined ? null : <span className="font-normal text-accent"> · {note}</span>}
      </p>
      <div className="text-ink-soft text-sm [overflow-wrap:anywhere]">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="-ml-3 flex flex-wrap text-sm">
        {actions.map(({ label, about, act }) => (
          <Button key={label} look="quiet" className="underline" aria-label={about} onClick={act}>
            {label}
          </Button>
        ))}
      </div>
    </li>
  )
}
