/** How long a frame is waited for: one that nobody sees does not come. */
const latestMs = 60

/** Does something once what is to be drawn has been drawn, or after 60 ms at the latest. */
export function afterFrame(work: () => void): void {
  let isDone = false
  const once = (): void => {
    if (isDone) return
    isDone = true
    clearTimeout(latest)
    work()
  }
  const latest = setTimeout(once, latestMs)
  // What is done in the frame's own callback is done before it is drawn.
  requestAnimationFrame(() => setTimeout(once))
}
