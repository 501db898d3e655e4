/** The element of a section in the plan: where its changes were made, and where undoing them leads. */
export function planRowId(sectionKey: string): string {
  return `plan-${sectionKey}`
}
