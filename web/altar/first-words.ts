/**
 * Runs in a script inside the altar's page, so it imports nothing but types: whoever comes back to a reading after the
 * browser was killed sees the words at once, as they stood there, and the page itself takes their place when it lives
 * (docs/decisions/0018-the-altar.md).
 */

/** A piece of a breath: words, and above them how they are said. */
export interface ShownPart {
  text: string
  saidAs?: string
}

export interface ShownBlock {
  /** Its classes, and the size of its type where it was too tall for the screen. */
  look: string
  size: string
  /** Where it is not the whole column's. */
  language: string
  /** A heading, who speaks, the words. */
  rows: { tag: 'h1' | 'p'; look: string; parts: ShownPart[] }[]
}

/** A page of the altar as it stood on the screen. */
export interface ShownPage {
  /** The ceremony's. */
  id: string
  language: string
  light: string
  sizePx: number
  /** Whether it begins with a section, which stands nearer to the top. */
  isFirst: boolean
  /** Who goes on speaking. */
  continued?: string
  blocks: ShownBlock[]
}

export interface FirstWordsPlan {
  database: string
  store: string
  key: string
  /** Of local storage: somebody has left this browser. */
  leftKey: string
  /** In the address: a page that must not go on with a reading. */
  freshParameters: readonly string[]
}

/** Shows the kept page, if there is one and the address asks for no other ceremony. Never fails. */
export function firstWords(
  page: Window & Pick<typeof globalThis, 'indexedDB'>,
  plan: FirstWordsPlan,
): void {
  const { document, location } = page
  const search = new URLSearchParams(location.search)

  const element = (tag: string, look: string): HTMLElement =>
    Object.assign(document.createElement(tag), { className: look })

  const draw = (shown: ShownPage): void => {
    const named = decodeURIComponent(location.hash.slice(1))
    // The page itself was faster.
    if (document.querySelector('.altar-wait') === null) return
    if (named !== '' && named !== shown.id) return
    const reader = element('div', 'altar-reader altar-first')
    reader.dataset['light'] = shown.light
    reader.style.fontSize = `${shown.sizePx}px`
    const screen = element('div', 'altar-screen')
    const column = element('div', 'altar-column')
    column.lang = shown.language
    if (shown.continued !== undefined) {
      const continued = element('div', 'altar-continued')
      const whose = element('p', 'altar-whose')
      whose.textContent = shown.continued
      continued.append(whose)
      screen.append(continued)
    }
    if (!shown.isFirst) column.append(element('div', ''))
    for (const { look, size, language, rows } of shown.blocks) {
      const block = element('div', look)
      block.dataset['again'] = ''
      block.style.fontSize = size
      if (language !== '') block.lang = language
      for (const row of rows) {
        const line = element(row.tag, row.look)
        for (const { text, saidAs } of row.parts) {
          if (saidAs === undefined) line.append(text)
          else {
            const ruby = element('ruby', '')
            const said = element('rt', '')
            said.textContent = saidAs
            ruby.append(text, said)
            line.append(ruby)
          }
        }
        block.append(line)
      }
      column.append(block)
    }
    screen.append(column)
    reader.append(screen)
    document.body.append(reader)
    page.performance.mark('first words')
  }

  try {
    if (page.localStorage.getItem(plan.leftKey) !== null) return
    if (plan.freshParameters.some((one) => search.has(one))) return
    const opening = page.indexedDB.open(plan.database)
    // There is none: nor is one made here.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onsuccess = () => {
      const database = opening.result
      try {
        const reading = database.transaction(plan.store).objectStore(plan.store).get(plan.key)
        reading.onsuccess = () => {
          try {
            if (reading.result !== undefined) draw(reading.result)
          } catch {
            // Kept by another version of the page: the page itself will draw it.
          }
        }
      } finally {
        // When what was asked of it is done.
        database.close()
      }
    }
  } catch {
    // Storage is refused.
  }
}
