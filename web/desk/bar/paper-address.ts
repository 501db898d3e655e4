/** Where a ceremony of the shelf is put on paper (`web/paper/paper-page.tsx`). */
export function paperAddress(id: string): string {
  return `/imprimir?ceremony=${encodeURIComponent(id)}`
}
