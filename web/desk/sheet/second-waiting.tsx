import type { EditableLine } from '#core/ceremony/editable-lines.ts'

/**
 * Holds the place of a section's second text until its words have been loaded: as much room as the first takes, so that
 * hardly anything below moves when they come.
 */
export function SecondWaiting({ lines }: { lines: readonly EditableLine[] }) {
  return (
    <div className="second-waiting" aria-hidden="true">
      {lines.map(({ text }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nobody sees them
        <p key={position}>{text}</p>
      ))}
    </div>
  )
}
