/** How large a sheet of paper is shown, so that none is wider than the screen. */
import { useSyncExternalStore } from 'react'

const pxPerMm = 96 / 25.4

/** Left and right of a sheet, with its border. */
const besideSheetPx = 2 * (16 + 1)

function onResize(tell: () => void): () => void {
  window.addEventListener('resize', tell)
  return () => window.removeEventListener('resize', tell)
}

/** 1 where there is room for the sheet as it is. */
export function usePreviewZoom(widthMm: number): number {
  const screenPx = useSyncExternalStore(
    onResize,
    () => document.documentElement.clientWidth,
    () => Number.POSITIVE_INFINITY,
  )
  return Math.min(1, (screenPx - besideSheetPx) / (widthMm * pxPerMm))
}
