/** Data between markers, so that whatever a person typed stays data. */

export interface Block {
  tag: string
  content: string
}

/** Whether any of the data could be taken for the start or end of a block with this tag. */
function collides(tag: string, data: readonly string[]): boolean {
  return data.some((text) => text.includes(`<${tag}>`) || text.includes(`</${tag}>`))
}

/**
 * Each block with something in it, its content whole and unaltered between two line breaks. A tag that occurs in any of
 * the data gets `_x` appended until it does not.
 */
export function markedBlocks(blocks: readonly Block[]): string[] {
  const given = blocks.filter(({ content }) => content.trim() !== '')
  const data = given.map(({ content }) => content.toLowerCase())
  return given.map(({ tag, content }) => {
    let free = tag
    while (collides(free, data)) free += '_x'
    return `<${free}>\n${content}\n</${free}>`
  })
}
