/**
 * Puts text on the clipboard; says whether it worked. Falls back to the older way where the
 * clipboard is refused: insecure addresses, browsers inside messaging apps.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.className = 'sr-only'
  field.readOnly = true
  field.value = text
  // Outside an open modal dialog nothing can take the focus.
  const place = document.querySelector('dialog[open]') ?? document.body
  place.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return copied
}
