/** Words in Spanish quotation marks; marks within them become the English ones, as Spanish nests them: `«El “sí, quiero”»`. */
export function quoted(words: string): string {
  return `«${words}»`.replaceAll(/(?<!^)«/gu, '“').replaceAll(/»(?!$)/gu, '”')
}
