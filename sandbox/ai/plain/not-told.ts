/** What stands in notes and is no sentence of a text: who is who, what is planned. */
import { practical } from '../labels/note-cues.ts'
import type { ReadPrompt, TextTask } from '../read-prompt.ts'

const kin =
  '(?:m[ãa]e|pais?|irm[ãa]o?s?|av[óôo]s?|v[óôo]|ti[ao]s?|prim[ao]s?|padrinhos?|madrinhas?|mother|mum|mom|father|dad|brother|sister|cousin|nan|gran|mère|père|frère|sœur|cousine?|t[ée]moins?|madre|padre|herman[ao]s?|abuel[ao]s?|padrin[oa]s?|madrina|testig[oa]s?)'
const whose =
  "(?:\\s+(?:dele|dela|deles|d[aoe]\\s+\\p{Lu}[\\p{L}’']*|of\\s+\\p{Lu}[\\p{L}’']*|de\\s+\\p{Lu}[\\p{L}’']*|d[’']\\p{Lu}[\\p{L}’']*|del?\\s+novi[oa]|du\\s+marié|de\\s+la\\s+mariée))?"
const called = "(?:\\s*[:,]?\\s+(?:[DS]\\.\\s+|[DS]r?a?\\.?\\s+)?\\p{Lu}[\\p{L}’'.-]*){1,3}"

/** `mae dele Marta`, `padrinho Thiago testemunha`: somebody, and nothing about them. */
const whoIsWho = new RegExp(
  `^(?:[oa]|the|his|her|la|le|el|sa|son|su)?\\s*${kin}${whose}${called}(?:\\s+(?:testemunha|witness|t[ée]moin|testigo))?[\\s.,;!]*$`,
  'iu',
)
const nameFirst = /^\p{L}+(?:\s+\p{L}+)?\s+(?:\p{Lu}[\p{L}’'.-]*\s?)+[.!]*$/u

const bareNames = /^(?:\p{Lu}[\p{L}’'.-]*[\s,]*(?:(?:e|and|et|y)\s+)?)+[.!]*$/u

/** What is done if it rains; what must not be overdone. */
const plan =
  /(?<!\p{L})(?:se chover|if it rains|s[’']il pleut|si llueve|(?:SEM|NÃO|NAO|NO|SANS|PAS DE)\s+\p{Ll})/u

const whenItIs =
  /\d{1,2}\s?(?:h|:)\s?\d{0,2}|\d{1,2}[./]\d{1,2}|(?<!\p{L})\d{1,2}\s?(?:am|pm)(?!\p{L})/iu

/** Both names, a day and an hour: the heading of notes. */
function isHeading(words: string, names: readonly [string, string]): boolean {
  const small = words.toLowerCase()
  const places = names.map((name) => (name === '' ? -1 : small.indexOf(name.toLowerCase())))
  return places.every((at) => at >= 0) && Math.min(...places) === 0 && whenItIs.test(words)
}

/** Whether nobody would say these words to guests. In a welcome names are towns. */
export function isNotTold(
  words: string,
  { text, names }: Pick<ReadPrompt, 'names'> & { text: TextTask },
): boolean {
  if (practical.test(words) || plan.test(words) || isHeading(words, names)) return true
  if (text === 'welcome') return false
  return bareNames.test(words) || (nameFirst.test(words) && whoIsWho.test(words))
}
