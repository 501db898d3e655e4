/** Whether the screen is turned by fingers rather than by a mouse, as far as the browser knows. */
export function isPointedByFinger(): boolean {
  return matchMedia('(pointer: coarse)').matches
}
