/**
 * What the cards of a ceremony said when they were last printed, so that after a correction only those that changed are
 * printed again. Kept on this device as checksums: not a word of the script is stored twice.
 */
import * as v from 'valibot'
import type { PaperSize, TypeSizePt } from '#core/paper/paper-size.ts'
import type { Device } from '../storage/device.ts'
import { printedKey } from '../storage/keys.ts'

/** Prints of more ceremonies than a season has. */
const maxPrints = 50

const printsSchema = v.array(
  v.object({ id: v.string(), layout: v.string(), marks: v.array(v.string()) }),
)

type Prints = v.InferOutput<typeof printsSchema>

/** What else decides which words stand on which card. */
export interface CardLayout {
  size: PaperSize
  typePt: TypeSizePt
}

/** FNV-1a of 32 bits: enough to tell two cards of one ceremony apart. */
export function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

function printsOn(device: Device): Prints {
  try {
    const stored: unknown = JSON.parse(device.read(printedKey) ?? '[]')
    const prints = v.safeParse(printsSchema, stored)
    return prints.success ? prints.output : []
  } catch {
    return []
  }
}

function layoutName({ size, typePt }: CardLayout): string {
  return `${size} ${typePt}`
}

/** The checksums of the last print in this layout, in the cards' order; undefined if there was none. */
export function printedMarks(
  device: Device,
  id: string,
  layout: CardLayout,
): readonly string[] | undefined {
  return printsOn(device).find((print) => print.id === id && print.layout === layoutName(layout))
    ?.marks
}

/** Remembers a print in place of the ceremony's former one. */
export function keepPrintedMarks(
  device: Device,
  id: string,
  layout: CardLayout,
  marks: readonly string[],
): void {
  const others = printsOn(device).filter((print) => print.id !== id)
  const print = { id, layout: layoutName(layout), marks: [...marks] }
  device.write(printedKey, JSON.stringify([print, ...others].slice(0, maxPrints)))
}
