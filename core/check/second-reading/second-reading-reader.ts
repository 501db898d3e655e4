/** Reads the lines of a second reading while they arrive, whatever else a service puts between them. */
import { type SentenceVerdict, sentenceVerdicts } from '../../told/second-reading.ts'
import type { SecondReadingEvent } from '../../writer/second-reading-event.ts'
import { isWhollyHeld, readClauses } from './read-clauses.ts'
import type { SecondReadingRequest } from './second-reading-request.ts'

export interface SecondReadingReader {
  /** What can be read by now, and was not before. */
  feed(piece: string): SecondReadingEvent[]
  /** `ended`; or `failed` where no line was readable. A line that broke off counts for nothing. */
  end(): SecondReadingEvent
}

type SentenceEvent = Extract<SecondReadingEvent, { event: 'sentence' }>

/** No line of an answer is as long. */
const lineMostCharacters = 4_000

/** `12 | 3 7 | backed | delicate`, with whatever signs stand between, and a word such as `Sentence` before. */
const sentenceLine =
  /^[^\p{L}\p{N}]*(?:(?:sentence|frase|phrase|line)[^\p{L}\p{N}]*)?(\d{1,4})(?!\p{N})([^\p{L}]*(?:(?:none|clauses?)\b[^\p{L}]*)*)(backed|general|wish|unbacked|wrong[\s_-]*who|held|permission)(?![\p{L}])(.*)$/iu

const leftOutLine = /^[^\p{L}\p{N}]*left[\s_-]*out(?!\p{L})((?:[^\p{L}]|\bnone\b|\bclauses?\b)*)$/iu

const isDelicateWord = /(?<!\b(?:not|non|no|isn[’']t)[\s_-]*)\bdelicate\b(?!\W*(?:no|false)\b)/iu

function numbersOf(text: string): number[] {
  return [...new Set((text.match(/\p{Nd}+/gu) ?? []).map(Number))]
}

function verdictOf(word: string): SentenceVerdict {
  const bare = word.toLowerCase().replace(/[\s_-]/g, '')
  return sentenceVerdicts.find((verdict) => verdict.toLowerCase() === bare) ?? 'unbacked'
}

/** Of two lines about one sentence the graver counts. */
const gravity: Record<SentenceVerdict, number> = {
  ...{ backed: 0, general: 0, wish: 0, unbacked: 1, permission: 2, wrongWho: 3, held: 4 },
}

/** Reads the answer to `secondReadingPrompt` of the same request. */
export function createSecondReadingReader(request: SecondReadingRequest): SecondReadingReader {
  const clauses = readClauses(request)
  const read = new Map<number, SentenceEvent>()
  const leftOut = new Set<number>()
  let buffered = ''
  let isTooLong = false

  const positionsOf = (numbers: readonly number[]): number[] =>
    numbers.map((number) => number - 1).filter((at) => clauses[at] !== undefined)

  /** What code is sure of: nothing rests on no words at all, nor on words that are all held back. */
  const assured = (verdict: SentenceVerdict, numbers: readonly number[]): SentenceVerdict => {
    if (verdict !== 'backed') return verdict
    const rests = positionsOf(numbers).flatMap((at) => clauses[at] ?? [])
    if (rests.some(isWhollyHeld)) return 'held'
    return rests.length > 0 || numbers.includes(0) ? 'backed' : 'unbacked'
  }

  const readLine = (raw: string): SecondReadingEvent[] => {
    const line = raw.replace(/[*`]/g, '')
    const last = leftOutLine.exec(line)
    if (last !== null) {
      for (const at of positionsOf(numbersOf(last[1] ?? ''))) {
        if (clauses[at]?.held === undefined) leftOut.add(at)
      }
      return []
    }
    const found = sentenceLine.exec(line)
    if (found === null) return []
    const [, number = '', before = '', verdict = '', after = ''] = found
    const sentence = Number(number) - 1
    if (request.sentences[sentence] === undefined) return []
    const numbers = numbersOf(before).length > 0 ? numbersOf(before) : numbersOf(after)
    const event: SentenceEvent = {
      event: 'sentence',
      sentence,
      verdict: assured(verdictOf(verdict), numbers),
      rests: positionsOf(numbers),
      isDelicate: isDelicateWord.test(after),
    }
    const former = read.get(sentence)
    if (former !== undefined && gravity[former.verdict] >= gravity[event.verdict]) return []
    read.set(sentence, event)
    return [event]
  }

  return {
    feed(piece) {
      const lines = `${buffered}${piece}`.split(/\r\n|[\r\n\u2028\u2029]/)
      const rest = lines.pop() ?? ''
      const events = lines.flatMap((line, at) => (at === 0 && isTooLong ? [] : readLine(line)))
      isTooLong = rest.length > lineMostCharacters || (isTooLong && lines.length === 0)
      buffered = isTooLong ? '' : rest
      return events
    },
    end() {
      // A number may have broken off too, so that only a line about what is left out is read to its end.
      if (leftOutLine.test(buffered)) readLine(buffered)
      buffered = ''
      if (read.size === 0) return { event: 'failed', code: 'unexpected' }
      return { event: 'ended', leftOut: [...leftOut] }
    },
  }
}
