/** Where one is in a script, and how to find the place again when the script has changed since. */
import type { Stop } from './altar-script.ts'

/** A breath: the place a page begins with. */
export interface Place {
  /** Position of the section, from 0; as many as there are sections: the end. */
  stop: number
  /** Position of the breath within the section, from 0. */
  breath: number
}

/** A place that outlives a change of the script. */
export interface KeptPlace {
  /** The section's key; absent at the end of the script. */
  key?: string | undefined
  stop: number
  line: number
  /** Of the line, from 0. */
  breath: number
  /** Tells the line from others, and says nothing of it to whoever finds it on a shared device. */
  mark: number
}

/** FNV-1a, 32 bits: enough to tell the lines of one section apart. */
function markOf(text: string): number {
  let mark = 0x811c9dc5
  for (const character of text) {
    mark = Math.imul(mark ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return mark >>> 0
}

/** What to keep of a place. */
export function keptPlace(stops: readonly Stop[], place: Place): KeptPlace {
  const stop = stops[place.stop]
  const breath = stop?.breaths[place.breath]
  if (stop === undefined || breath === undefined) {
    return { stop: stops.length, line: 0, breath: 0, mark: 0 }
  }
  return {
    key: stop.key,
    stop: place.stop,
    line: breath.line,
    breath: breath.position,
    mark: markOf(stop.lines[breath.line]?.text ?? ''),
  }
}

/**
 * The place in the script as it is now: the same line, wherever it has moved within its section; otherwise the line at
 * its position; if the section is gone, the one that stands where it was.
 */
export function foundPlace(stops: readonly Stop[], kept: KeptPlace): Place {
  const end: Place = { stop: stops.length, breath: 0 }
  if (kept.key === undefined) return end
  const parts = stops
    .map((stop, index) => ({ stop, index }))
    .filter(({ stop }) => stop.key === kept.key)
  const lines = parts[0]?.stop.lines
  if (lines === undefined) {
    return stops.length === 0 ? end : { stop: Math.min(kept.stop, stops.length - 1), breath: 0 }
  }
  const isSame = (line: number): boolean => markOf(lines[line]?.text ?? '') === kept.mark
  const moved = lines.findIndex((_, line) => isSame(line))
  const line = Math.min(isSame(kept.line) || moved === -1 ? kept.line : moved, lines.length - 1)
  const inLine = parts.flatMap(({ stop, index }) =>
    stop.breaths.flatMap((breath, position) =>
      breath.line === line ? [{ stop: index, breath: position }] : [],
    ),
  )
  return inLine[Math.min(kept.breath, inLine.length - 1)] ?? end
}
