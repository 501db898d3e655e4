/** What stands on a sheet of the preview, and where: the browser has laid it out, and the file repeats it. */
import {
  drawnAs,
  type LinePart,
  lettersOf,
  lineParts,
  type MeasuredLetter,
} from './lines-of-letters.ts'
import { pictureOf } from './picture-of.ts'
import type { Box, Colour, Face, Mark } from './placed.ts'
import type { TrueType } from './true-type.ts'

const pointsPerPx = 72 / 96

const sides = ['left', 'top', 'right', 'bottom'] as const

interface Style {
  face: Face
  sizePx: number
  isSlanted: boolean
  colour: Colour
  style: CSSStyleDeclaration
}

/** Everything on a sheet that is laid out on the page, in reading order. */
export function marksOn(sheet: HTMLElement, fonts: Record<Face, TrueType>): Mark[] {
  const origin = sheet.getBoundingClientRect()
  const marks: Mark[] = []
  for (const element of sheet.querySelectorAll<HTMLElement>('*')) {
    marks.push(...strokesAround(element, origin))
  }
  const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement
    if (!(node instanceof Text) || parent === null) continue
    marks.push(...marksOfText(node, parent, origin, fonts))
  }
  return marks
}

function marksOfText(
  node: Text,
  parent: HTMLElement,
  origin: DOMRect,
  fonts: Record<Face, TrueType>,
): Mark[] {
  const style = styleOf(parent)
  const font = fonts[style.face]
  const isDrawable = (text: string): boolean =>
    Array.from(text).every((one) => font.glyphOf(one.codePointAt(0) ?? 0) !== 0)
  const letters = withinEllipsis(measuredLetters(node, style.style, origin), parent, origin)
  return lineParts(letters, isDrawable).map((part) => markOf(part, style, font))
}

function markOf({ kind, letters }: LinePart, style: Style, font: TrueType): Mark {
  const { face, sizePx, isSlanted, colour } = style
  const [first] = letters
  // The box of a letter reaches from its font's ascent to its descent, with the baseline between.
  const { top, height } = first ?? { top: 0, height: 0 }
  const share = font.ascent / (font.ascent - font.descent)
  const baselinePx = top + height * share
  if (kind === 'pictured') {
    return pictureOf(letters, style.style, baselinePx, pointsPerPx)
  }
  return {
    kind: 'letters',
    face,
    size: sizePx * pointsPerPx,
    isSlanted,
    colour,
    baseline: baselinePx * pointsPerPx,
    letters: letters.map(({ text, left }) => ({ text, left: left * pointsPerPx })),
  }
}

function measuredLetters(
  node: Text,
  style: CSSStyleDeclaration,
  origin: DOMRect,
): MeasuredLetter[] {
  const range = document.createRange()
  let at = 0
  return lettersOf(node.data).flatMap((letter) => {
    range.setStart(node, at)
    at += letter.length
    range.setEnd(node, at)
    // White space that the browser has left out, at the end of a line above all, has no box.
    const box = range.getClientRects()[0]
    if (box === undefined || (box.width === 0 && letter.trim() === '')) return []
    const { width, height } = box
    const shown = style.textTransform === 'uppercase' ? letter.toLocaleUpperCase() : letter
    return [
      {
        text: drawnAs(shown),
        left: box.left - origin.left,
        top: box.top - origin.top,
        width,
        height,
      },
    ]
  })
}

/** A line that is too long for its place ends with an ellipsis, which stands in no text. */
function withinEllipsis(
  letters: MeasuredLetter[],
  parent: HTMLElement,
  origin: DOMRect,
): MeasuredLetter[] {
  const { textOverflow } = getComputedStyle(parent)
  if (textOverflow !== 'ellipsis' || parent.scrollWidth <= parent.clientWidth) return letters
  const [first] = letters
  if (first === undefined) return letters
  const ellipsisPx = first.height
  const end = parent.getBoundingClientRect().right - origin.left - ellipsisPx
  const kept = letters.filter(({ left, width }) => left + width <= end)
  const last = kept.at(-1) ?? { ...first, width: 0 }
  return [...kept, { ...last, text: '…', left: last.left + last.width }]
}

function styleOf(element: HTMLElement): Style {
  const style = getComputedStyle(element)
  return {
    face: faceOf(style),
    sizePx: Number.parseFloat(style.fontSize),
    isSlanted: style.fontStyle !== 'normal',
    colour: colourOf(style.color),
    style,
  }
}

function faceOf({ fontFamily, fontWeight }: CSSStyleDeclaration): Face {
  if (/^["']?figtree/i.test(fontFamily)) return 'text'
  return Number(fontWeight) > 450 ? 'readingMedium' : 'reading'
}

function colourOf(colour: string): Colour {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(
    (part) => Number(part) / 255,
  )
  return [red, green, blue]
}

/** The lines that are drawn around an element. */
function strokesAround(element: HTMLElement, origin: DOMRect): Mark[] {
  const style = getComputedStyle(element)
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
  return sides.flatMap((side): Mark[] => {
    const thickPx = Number.parseFloat(style.getPropertyValue(`border-${side}-width`))
    const kind = style.getPropertyValue(`border-${side}-style`)
    if (kind === 'none' || thickPx === 0) return []
    const isUpright = side === 'left' || side === 'right'
    const startPx = { left, top, right: right - thickPx, bottom: bottom - thickPx }[side]
    const box: Box = {
      left: ((isUpright ? startPx : left) - origin.left) * pointsPerPx,
      top: ((isUpright ? top : startPx) - origin.top) * pointsPerPx,
      width: (isUpright ? thickPx : width) * pointsPerPx,
      height: (isUpright ? height : thickPx) * pointsPerPx,
    }
    const colour = colourOf(style.getPropertyValue(`border-${side}-color`))
    return [{ kind: 'stroke', box, colour, isDashed: kind === 'dashed' }]
  })
}
