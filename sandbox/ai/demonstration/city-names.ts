/**
 * The places named in a free-text answer about where the guests come from, each once, as they were written.
 * Lists are split on commas, semicolons, line breaks and the "and" of the four languages.
 */
export function cityNames(answer: string): string[] {
  const names = answer
    .split(/[,;\n\r]+|\s(?:e|and|et|y)\s/iu)
    .map(placeIn)
    .filter((name) => name !== '' && !isStateCode(name))
  const seen = new Set<string>()
  return names.filter((name) => {
    const key = plain(name)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Lower case without accents, for comparing what people type. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** Small words inside place names: Rio de Janeiro, Rio das Ostras, Aix-en-Provence, Isle of Man. */
const connectors = 'd[aeo]s?|del|di|du|des|la|le|les|los|las|of|the|sur|en'

/** "Our guests come from São Paulo" names São Paulo; a short piece is taken as it is. */
function placeIn(piece: string): string {
  const trimmed = piece
    .replace(/^[\s\-–—•*\d.)]+/u, '')
    .replace(/^(?:e|and|et|y|de|da|do|from|desde)\s+/iu, '')
    .replace(/[\s.!?:]+$/u, '')
  if (trimmed.split(/\s+/).length <= 3 && /^\p{Lu}/u.test(trimmed)) return trimmed
  const proper = new RegExp(
    `\\p{Lu}[\\p{L}'’.-]+(?:\\s+(?:(?:${connectors})\\s+)?\\p{Lu}[\\p{L}'’.-]+)*`,
    'gu',
  )
  const found = [...trimmed.matchAll(proper)].filter(
    (match) => match.index > 0 || match[0].includes(' '),
  )
  return found.at(-1)?.[0] ?? trimmed
}

function isStateCode(name: string): boolean {
  return /^\p{Lu}{2}$/u.test(name)
}
