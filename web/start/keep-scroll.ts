/** Where the framework keeps how far each history entry was scrolled. */
const positionsKey = 'react-router-scroll-positions'

/**
 * Lets the framework find the page where the reader has it now. On a reload the browser itself scrolls to where the
 * page was left; the framework would do so again when it starts, and pull back whoever has read on meanwhile. An entry
 * without a key gets one, as from the framework's own script, or it would take another page's position for its own.
 */
export function keepScroll(page: Pick<Window, 'history' | 'scrollY' | 'sessionStorage'>): void {
  const { history, scrollY, sessionStorage } = page
  const key: unknown = history.state?.key
  if (typeof key !== 'string') {
    history.replaceState({ ...history.state, key: Math.random().toString(32).slice(2) }, '')
    return
  }
  try {
    const positions = JSON.parse(sessionStorage.getItem(positionsKey) ?? '{}')
    if (!Object.hasOwn(positions, key)) return
    sessionStorage.setItem(positionsKey, JSON.stringify({ ...positions, [key]: scrollY }))
  } catch {
    // Storage is refused: then nothing is kept that could pull the page back.
  }
}
