/** Finds what comments and documents cite, so a test can check that a reader can open every source. */

/** A document that a text names, or a section of one. `document` is spelled as in the text; null if none is named. */
export interface Citation {
  document: string | null
  /** `2` or `2.1`; absent when only the document is named. */
  section?: string
}

/** Our own documents: any path ending in `.md` that is not a web address. */
const ownDocument = /(?<![\w./:@-])[\w./-]*\w\.md\b(?!\.\w)/g
/** Public documents that are cited by section. */
const publicDocument = /\b(?:RFC \d+|W3C \w+|WHATWG \w+|XML 1\.0|AGPL)/g
const sections = /\bsections? (?<numbers>\d+(?:\.\d+)*(?:(?:,| and|, and| to) \d+(?:\.\d+)*)*)/g
/** What may come between a document's name and "section": the end of a link or of code, a comma, a bracket. */
const between = /^[)`\]]{0,2}[,:]? ?\(?$/
const betweenMaxCharacters = 6

/** Every document cited in `text`, a source file or a Markdown document, with the sections named next to it. */
export function citationsIn(text: string): Citation[] {
  // A comment's line break may fall inside a citation.
  const flat = text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, ' ')
  const named = [...flat.matchAll(ownDocument), ...flat.matchAll(publicDocument)].map((match) => ({
    name: match[0],
    end: match.index + match[0].length,
  }))
  const inSections = [...flat.matchAll(sections)].flatMap((match) => {
    const source = named.find(
      ({ end }) =>
        end <= match.index &&
        match.index - end <= betweenMaxCharacters &&
        between.test(flat.slice(end, match.index)),
    )
    const document = source?.name ?? null
    const numbers = match.groups?.['numbers']?.match(/\d+(?:\.\d+)*/g) ?? []
    return numbers.map((section) => ({ document, section }))
  })
  return [...[...flat.matchAll(ownDocument)].map(([document]) => ({ document })), ...inSections]
}

/** The numbers of a Markdown document's sections: `2` for `## 2. Screens`, `2.1` for `### 2.1 Landing`. */
export function sectionNumbers(markdown: string): Set<string> {
  const headings = markdown.matchAll(/^##+ (?<number>\d+(?:\.\d+)*)\.? /gm)
  return new Set([...headings].map((match) => match.groups?.['number'] ?? ''))
}
