/** The paragraphs of a WordprocessingML document (ECMA-376, part 1, chapter 17): their words, without any look. */

const namespaces = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/** Of `&#x10ffff;`, from one end to the other. */
const longestEntity = 9

function character(name: string, whole: string): string {
  if (!name.startsWith('#')) return entities[name] ?? whole
  const code = Number(name[1] === 'x' ? `0${name.slice(1)}` : name.slice(1))
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
}

/** The text with its entities as the characters they stand for; added to piece by piece, and so never held twice. */
function decoded(text: string): string {
  let rest = ''
  let from = 0
  let end = -1
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    if (end < at) end = text.indexOf(';', at)
    if (end < 0) break
    if (end - at > longestEntity) continue
    const whole = text.slice(at, end + 1)
    const name = /^&(#x[\da-f]{1,6}|#\d{1,7}|\w{2,4});$/i.exec(whole)?.[1]
    if (name === undefined) continue
    rest += text.slice(from, at) + character(name, whole)
    from = end + 1
  }
  return rest + text.slice(from)
}

/** What stands before the names of its elements, with the colon; undefined where it is no such document. */
function prefixOf(xml: string): string | undefined {
  for (const namespace of namespaces) {
    const declared = new RegExp(`xmlns(?::([\\w.-]+))?=["']${namespace}["']`).exec(xml)
    if (declared !== null) return declared[1] === undefined ? '' : `${declared[1]}:`
  }
  return undefined
}

/**
 * The paragraphs in their order, none of them empty; undefined if this is no such document. Deleted words, fields'
 * instructions and what is there for programs that know less are left out.
 */
export function documentParagraphs(xml: string): string[] | undefined {
  const prefix = prefixOf(xml)
  if (prefix === undefined) return undefined
  const paragraphs: string[] = []
  let paragraph = ''
  let isText = false
  let fallbacks = 0
  const end = (): void => {
    const text = paragraph.replace(/[ \t]+/g, ' ').trim()
    if (text !== '') paragraphs.push(text)
    paragraph = ''
  }
  for (let at = xml.indexOf('<'); at >= 0; ) {
    const close = xml.indexOf('>', at)
    if (close < 0) break
    const tag = xml.slice(at + 1, close)
    const name = /^\/?[^\s/>]+/.exec(tag)?.[0] ?? ''
    const next = xml.indexOf('<', close)
    if (name === 'mc:Fallback' && !tag.endsWith('/')) fallbacks += 1
    else if (name === '/mc:Fallback') fallbacks -= 1
    else if (fallbacks === 0) {
      if (name === `${prefix}t`) isText = !tag.endsWith('/')
      else if (name === `/${prefix}t`) isText = false
      else if (name === `${prefix}tab`) paragraph += ' '
      else if (name === `${prefix}noBreakHyphen`) paragraph += '-'
      else if (name === `${prefix}br` || name === `${prefix}cr`) paragraph += '\n'
      else if (name === `/${prefix}p`) end()
      if (isText) paragraph += decoded(xml.slice(close + 1, next < 0 ? undefined : next))
    }
    at = next
  }
  end()
  return paragraphs
}
