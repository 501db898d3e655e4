import { expect, test } from 'vitest'
import { showFaces } from './show-faces.ts'

/** The page's faces and its first paint, on a device that keeps this. */
function open(read: () => string | null) {
  const faces = { media: 'not all' }
  const paints: (() => void)[] = []
  class Observer {
    readonly #callback: () => void
    constructor(callback: () => void) {
      this.#callback = callback
    }
    observe({ type }: PerformanceObserverInit): void {
      if (type === 'paint') paints.push(this.#callback)
    }
  }
  const document = { getElementById: () => faces as unknown as HTMLElement }
  const page = { document, localStorage: { getItem: read }, PerformanceObserver: Observer }
  showFaces(page, 'faces', 'kept')
  return {
    faces,
    paint: () => {
      for (const paint of paints) paint()
    },
  }
}

test('on a first visit the faces are let in by the first paint, not before', () => {
  const { faces, paint } = open(() => null)
  expect(faces.media).toBe('not all')
  paint()
  expect(faces.media).toBe('all')
})

test('a device that has fetched them shows them at once', () => {
  expect(open(() => '1').faces.media).toBe('all')
})

test('where storage is refused they come after the first paint', () => {
  const { faces, paint } = open(() => {
    throw new Error('denied')
  })
  paint()
  expect(faces.media).toBe('all')
})
