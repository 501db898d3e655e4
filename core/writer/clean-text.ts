/** A service's prose as it may be read aloud: no Markdown, no tags of the prompt, nothing said twice. */
import { type Language, languages } from '../languages.ts'

const fence = /^[ \t]*```[\w-]*[ \t]*$/gm
/** The first line of a prompt, repeated. */
const task = /<(text|task)>\w*<\/\1>/gi
/** Only words as tags are written; `<3` is a heart. */
const tag = /<\/?[a-z][\w-]*>/gi
const heading = /^[ \t]{0,3}#{1,6}[ \t]+.*$/gm
const bullet = /^[ \t]{0,3}(?:[-*+•]|\d{1,2}[.)])[ \t]+/gm
const emphasis = /(\*\*|__|\*|(?<!\w)_)(?=\S)([^*_\n]+?)(?<=\S)\1(?!\w)/g
const rule = /^[ \t]{0,3}(?:[-*_][ \t]*){3,}$/gm
/** A sentence that announces the text, on a line of its own and ending in a colon. */
const announcement =
  /^(?:aqui (?:est[áa]|vai|v[ãa]o)|segue|claro|com certeza|here(?:[’']s| is| are)|sure|certainly|of course|voici|voilà|bien sûr|aqu[íi] (?:tienes|tienen|está|va)|por supuesto)\b[^\n]{0,160}[:!.]\s*\n+/iu

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function withoutRepeated(paragraphs: readonly string[]): string[] {
  // Of those that are the same the first, in the order of the text: that of a map.
  const distinct = new Map<string, string>()
  for (const paragraph of paragraphs) {
    const key = plain(paragraph)
    if (!distinct.has(key)) distinct.set(key, paragraph)
  }
  return [...distinct.values()]
}

/** Its lines, without the spaces and tabs around them. */
function linesOf(paragraph: string): string[] {
  return paragraph.split('\n').map((line) => line.replace(/^[ \t]+|(?<![ \t])[ \t]+$/g, ''))
}

/** The text as prose: paragraphs parted by one blank line. May be empty. */
export function cleanText(raw: string): string {
  const bare = raw
    .replaceAll('\r\n', '\n')
    .replace(fence, '')
    .replace(task, '')
    .replace(tag, '')
    .replace(rule, '')
    .replace(heading, '')
    .trim()
    .replace(announcement, '')
    .replace(bullet, '')
    .replace(emphasis, '$2')
  const paragraphs = bare
    .split(/\n\s*\n/)
    .map((paragraph) => linesOf(paragraph).join(' ').trim())
    .filter((paragraph) => paragraph !== '')
  return withoutRepeated(paragraphs).join('\n\n')
}

/** Small words that each of these languages has and the others do not. */
const smallWords: Record<Language, ReadonlySet<string>> = {
  pt: new Set(
    'não uma você vocês são com dos das foi ele ela eles elas também muito pelo pela isso essa mais'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the and of to you with for that this they their was were have from your will who what'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'les des vous une est dans pour avec sur qui ont nous ce cette leur ils elle et du aux'.split(
      ' ',
    ),
  ),
  es: new Set(
    'los las una con por usted ustedes vosotros son muy también pero más ellos ella del el y'.split(
      ' ',
    ),
  ),
}

/** Too short to tell. */
const wordsToTell = 30

/** How many words a text has, and how many of them are small ones of each language. */
type WordCounts = Record<'all' | Language, number>

function countsOf(text: string): WordCounts {
  const counts = { all: 0, pt: 0, en: 0, fr: 0, es: 0 }
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    counts.all += 1
    for (const language of languages) if (smallWords[language].has(word)) counts[language] += 1
  }
  return counts
}

function languageIn(counts: WordCounts): Language | undefined {
  if (counts.all < wordsToTell) return undefined
  const [best, next] = languages.toSorted((one, other) => counts[other] - counts[one])
  if (best === undefined || next === undefined || counts[best] < counts.all / 20) return undefined
  return counts[best] >= 2 * counts[next] ? best : undefined
}

/** The language a text is plainly in, or undefined if it is too short or too mixed to tell. */
export function languageOfText(text: string): Language | undefined {
  return languageIn(countsOf(text))
}

/** What somebody is quoted as saying may be in any language. */
const quoted = /“[^“”]*”|«[^«»]*»|"[^"]*"/gu

/**
 * Whether a text is in another language than this one, or begins or ends in another for paragraphs: the service has
 * changed language. A poem or a song in the middle may be in any.
 */
export function strays(text: string, language: Language): boolean {
  const paragraphs = text.replace(quoted, ' ').split('\n\n').map(countsOf)
  return beginsForeign(paragraphs, language) || beginsForeign(paragraphs.toReversed(), language)
}

/** Whether the first of these paragraphs, or the first few together, are in another language. */
function beginsForeign(paragraphs: readonly WordCounts[], language: Language): boolean {
  const sum = { all: 0, pt: 0, en: 0, fr: 0, es: 0 }
  return paragraphs.some((counts) => {
    sum.all += counts.all
    for (const one of languages) sum[one] += counts[one]
    const spoken = languageIn(sum)
    return spoken !== undefined && spoken !== language
  })
}

/** The same sentence so often is no style: the service has lost its way. */
const repetitionsMost = 5

/** A row of words without any full stop is looked at in its last so many characters. */
const tailCharacters = 240
const longestUnit = 60

/** Whether a text ends in the same few words again and again, as a model does that no longer finds a full stop. */
function endsInCircles(text: string): boolean {
  if (text.length < tailCharacters) return false
  const tail = text.slice(-tailCharacters).toLowerCase()
  for (let unit = 1; unit <= longestUnit; unit += 1) {
    if (tail.slice(unit) === tail.slice(0, -unit)) return true
  }
  return false
}

/** Whether a text says one sentence, or a few words, again and again. */
export function isStuck(text: string): boolean {
  if (endsInCircles(text)) return true
  const counts = new Map<string, number>()
  for (const sentence of text.split(/(?<=[.!?…])\s+|\n+/)) {
    const plain = sentence.toLowerCase().trim()
    if ((plain.match(/\p{L}+/gu)?.length ?? 0) < 4) continue
    const count = (counts.get(plain) ?? 0) + 1
    if (count > repetitionsMost) return true
    counts.set(plain, count)
  }
  return false
}
