/** The towns that an answer seems to name, as written: `Belo Horizonte, Lisboa e uma turma de Chapecó`. */

/** Between two towns; a comma is also part of `Santarém, PA`, which is put together again below. */
const between = /[,;\n]|\s(?:e|y|et|and|ou|or|plus|mais|&)\s|(?:^|\s)[-•*–]\s/u

/** Nothing but a state, a province or a country as letters: `MG`, `PA`. */
const letters = /^\p{Lu}{2}$/u

/** A name: words with a capital, joined by small ones. */
const joint = 'd[aeo]s?|del|du|des|de|la|las|los|le|les|en|sur|sous|upon|of|the|[-–]'
const capital = "(?:\\p{L}{1,4}[-’'])?[\\p{Lu}(]\\S*"
const name = new RegExp(`${capital}(?:\\s+(?:(?:${joint})\\s+)*${capital})*`, 'gu')

const mostWords = 5
const mostNames = 24

function nameIn(piece: string): string {
  const words = piece.trim().replace(/(?<![.!?])[.!?]+$/u, '')
  const names = [...words.matchAll(name)].map(([one]) => one)
  // `Vem gente de Goiás` begins with a capital that is no name.
  const [first = '', ...others] = names
  const startsSentence = words.startsWith(first) && others.length > 0
  if (names.length > 0) return startsSentence ? (others[0] ?? first) : first
  // Typed on a telephone: all small.
  return words.split(/\s+/).length <= mostWords ? words : ''
}

/** In the order of the answer, each once. Some may be no towns: only a gazetteer can tell. */
export function placeNamesIn(answer: string): string[] {
  const names: string[] = []
  for (const piece of answer.split(between)) {
    // One more, since a state may still join the last one.
    if (names.length > mostNames) break
    if (piece.trim() === '') continue
    const found = nameIn(piece)
    const before = names.at(-1)
    if (found === '') continue
    if (letters.test(found) && before !== undefined) names[names.length - 1] = `${before}, ${found}`
    else if (!names.includes(found)) names.push(found)
  }
  return names.slice(0, mostNames)
}
