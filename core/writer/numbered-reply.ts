/** A reply to the copied questions, split by its numbers without any AI. */
import { withoutAccents } from '../without-accents.ts'

export interface SplitReply {
  /** One for each question, in the questions' order; empty where nothing was found. */
  answers: string[]
  /** What stands before the first number: a greeting, usually. */
  before: string
  /** How many questions have an answer. 0 means that this is no numbered reply. */
  found: number
}

/** A number that begins a line: `1.`, `2)`, `3 -`, `4ª`, `*5.*`, `Pergunta 1:`, `1️⃣`. */
const numberedLine =
  /^[ \t>*_#-]*(?:(?:pergunta|resposta|question|answer|réponse|pregunta|respuesta|q|r)\s*)?(?:n[º°o.]\s*)?([1-9]\d?)(?:\ufe0f?\u20e3|[ \t]*(?:[*_]+[ \t]*)?(?:[.)\]:–—-]|[ªº°](?=\s|[.):])[.):]?))[ \t]*(?:[*_]+[ \t]*)?/iu

function plain(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The answer without the question that was copied along with it, on its own line or lines or before the answer. */
function withoutQuestion(text: string, question: string): string {
  const wanted = plain(question)
  if (wanted === '') return text.trim()
  // The end of the question is looked for letter by letter, since punctuation and line breaks may have changed.
  for (let end = 1; end <= Math.min(text.length, question.length * 2); end += 1) {
    const last = text[end - 1] ?? ''
    if (!/[?:.!\n]|\p{L}/u.test(last)) continue
    const head = plain(text.slice(0, end))
    if (head === wanted && !/^\p{L}/u.test(text.slice(end))) {
      return text
        .slice(end)
        .replace(/^[\s?.:!*_–—-]+/u, '')
        .trim()
    }
    if (head.length > wanted.length) break
  }
  return text.trim()
}

/**
 * Splits a reply. Numbers count in the order of the questions: a `2.` after a `3.` is a list within an answer, and so
 * is a number that no question has. Where a number stands twice in that order, the later part belongs to the earlier.
 */
export function splitNumberedReply(text: string, questions: readonly string[]): SplitReply {
  const answers = questions.map(() => '')
  const parts: { question: number; lines: string[] }[] = []
  const before: string[] = []
  for (const line of text.split(/\r\n|[\r\n\u2028\u2029]/)) {
    const match = numberedLine.exec(line)
    const number = match ? Number(match[1]) : 0
    const last = parts.at(-1)
    const isNext = match !== null && number <= questions.length && number > (last?.question ?? 0)
    if (isNext) parts.push({ question: number, lines: [line.slice(match[0].length)] })
    else (last?.lines ?? before).push(line)
  }
  for (const { question, lines } of parts) {
    answers[question - 1] = withoutQuestion(lines.join('\n').trim(), questions[question - 1] ?? '')
  }
  return {
    answers,
    before: before.join('\n').trim(),
    found: answers.filter((answer) => answer !== '').length,
  }
}
