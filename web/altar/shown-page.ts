/** Reads a page of the altar from the screen, so that it can be shown again before anything else has started. */
import type { ShownBlock, ShownPage, ShownPart } from './first-words.ts'

/** @param reader the element with the whole screen in it; undefined where it shows no words */
export function shownPageIn(reader: HTMLElement, id: string): ShownPage | undefined {
  const blocks = [...reader.querySelectorAll<HTMLElement>('[data-shown]')]
  const [first] = blocks
  const column = first?.closest<HTMLElement>('.altar-column')
  if (first === undefined || column === null || column === undefined) return undefined
  const continued = reader.querySelector('.altar-continued')?.textContent
  return {
    id,
    language: column.lang,
    light: reader.dataset['light'] ?? '',
    sizePx: Number.parseFloat(reader.style.fontSize),
    isFirst: first.matches(':first-child'),
    ...(continued === undefined || continued === null ? {} : { continued }),
    blocks: blocks.map(blockOf),
  }
}

function blockOf(block: HTMLElement): ShownBlock {
  return {
    look: block.className,
    size: block.style.fontSize,
    language: block.lang,
    rows: [...block.children].map((row) => ({
      tag: row.localName === 'h1' ? 'h1' : 'p',
      look: row.className,
      parts: partsOf(row),
    })),
  }
}

function partsOf(node: Node): ShownPart[] {
  return [...node.childNodes].flatMap((child): ShownPart[] => {
    if (!(child instanceof Element)) return [{ text: child.textContent ?? '' }]
    if (child.localName !== 'ruby') return partsOf(child)
    const saidAs = child.querySelector('rt')?.textContent ?? ''
    const [name] = child.childNodes
    return [{ text: name?.textContent ?? '', saidAs }]
  })
}
