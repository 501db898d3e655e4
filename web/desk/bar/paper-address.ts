/**
 * Where a ceremony of the shelf is put on paper (`web/paper/paper-page.tsx`), or one that was opened from a file at the
 * altar. `print` names what is shown first; cards otherwise.
 */
export function paperAddress(id: string, print?: 'keepsake'): string {
  return `/imprimir?ceremony=${encodeURIComponent(id)}${print === undefined ? '' : `&print=${print}`}`
}
