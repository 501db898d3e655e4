/** The whole screen for the words, where the browser gives it; an iPhone does not. */

export function isFullScreen(): boolean {
  return document.fullscreenElement !== null
}

/** Only works in answer to a key or a finger; a refusal changes nothing. */
export function askFullScreen(): void {
  const root: Partial<Pick<HTMLElement, 'requestFullscreen'>> = document.documentElement
  void root.requestFullscreen
    ?.call(document.documentElement, { navigationUI: 'hide' })
    .catch(() => undefined)
}

export function leaveFullScreen(): void {
  if (isFullScreen()) void document.exitFullscreen().catch(() => undefined)
}

/** Calls back whenever the whole screen is given up; returns what ends that. */
export function onFullScreenLost(listener: () => void): () => void {
  const onChange = (): void => {
    if (!isFullScreen()) listener()
  }
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}
