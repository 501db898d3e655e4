/** A word that no font of the file has letters for, as the browser draws it with the fonts of the device. */
import type { MeasuredLetter } from './lines-of-letters.ts'
import type { Picture } from './placed.ts'

/** Sharp on paper: some 400 points an inch. */
const pixelsPerPx = 4

/** Signs of other scripts reach above and below those of ours. */
const roomAbove = 0.5

export function pictureOf(
  letters: readonly MeasuredLetter[],
  style: CSSStyleDeclaration,
  baselinePx: number,
  pointsPerPx: number,
): Picture {
  const text = letters.map((letter) => letter.text).join('')
  const leftPx = Math.min(...letters.map(({ left }) => left))
  const rightPx = Math.max(...letters.map(({ left, width }) => left + width))
  const sizePx = Number.parseFloat(style.fontSize)
  const topPx = baselinePx - sizePx * (1 + roomAbove)
  const heightPx = sizePx * (1 + 2 * roomAbove)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil((rightPx - leftPx) * pixelsPerPx))
  canvas.height = Math.ceil(heightPx * pixelsPerPx)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas to draw on')
  context.scale(pixelsPerPx, pixelsPerPx)
  context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  context.fillStyle = style.color
  context.textBaseline = 'alphabetic'
  context.fillText(text, 0, baselinePx - topPx)
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  return {
    kind: 'picture',
    text,
    box: {
      left: leftPx * pointsPerPx,
      top: topPx * pointsPerPx,
      width: (width / pixelsPerPx) * pointsPerPx,
      height: (height / pixelsPerPx) * pointsPerPx,
    },
    pixels: data,
    widthPx: width,
    heightPx: height,
  }
}
