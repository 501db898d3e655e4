/** The marks that part three texts in one stream, and the cutting of the stream at them. */
import { type TextName, textNames } from '../../ceremony/ceremony.ts'
import { withoutAccents } from '../../without-accents.ts'
import type { Instructions } from './instructions/instructions.ts'

type Titles = Instructions['titles']

/** The line before a text. The code is random for each press, so that nothing anybody told can be taken for a mark. */
export function textMark(code: string, text: TextName, titles: Titles): string {
  return `[${code} ${titles[text]}]`
}

/** What happens to one of the texts while the stream is read. */
export type TextStep =
  | { step: 'delta'; text: TextName; delta: string }
  /** The text is over: another has begun, or the stream has ended. `isWhole` is false where it broke off. */
  | { step: 'over'; text: TextName; content: string; isWhole: boolean }

export interface TextSplitter {
  push(delta: string): TextStep[]
  /** @param isWhole whether the stream came to its own end */
  end(isWhole: boolean): TextStep[]
}

/** What models put round a line that is a heading, and into it. */
const ornament = /^[\s#*_>[\](){}=~<«"“'’`:.-]+|[\s#*_>[\](){}=~<»"”'’`:.-]+$|[*_`]+/gu
/** What a heading without a code begins with, unless it shouts: `Welcome.` is a sentence. */
const headingStart = /^\s*[#*[<=~`(]/u

function bare(line: string): string {
  return withoutAccents(line).toUpperCase().replace(ornament, '').replace(/\s+/g, ' ')
}

/** No mark is longer, whatever a model puts round it. */
const markMaxCharacters = 80

/**
 * Cuts a stream into the texts asked for. Each begins after its mark, on its line or the next, and ends before the next
 * mark. Until a mark with its code has come, one without it counts too, since weak models drop it. What stands before the
 * first mark, and what follows a mark for a second time or one of a text that nobody asked for, is left out. Where one text
 * alone is asked for it needs no mark.
 */
export function createTextSplitter(
  asked: readonly TextName[],
  code: string,
  titles: Titles,
): TextSplitter {
  const codeSaid = bare(code)
  const names = textNames.map((text) => ({ text, title: bare(titles[text]) }))
  const over = new Set<TextName>()
  const [only] = asked
  let current: TextName | undefined = asked.length === 1 ? only : undefined
  let content = ''
  /** The line that is being read, as far as it may still become a mark. */
  let held = ''
  let isHolding = true
  /** Whether the service writes the code: then a line without it is a line of a text. */
  let hasCode = false

  function markIn(line: string, isWholeLine: boolean): TextName | undefined {
    if (line.length > markMaxCharacters) return undefined
    const said = bare(line)
    const isCoded = said.startsWith(`${codeSaid} `)
    const isHeading =
      headingStart.test(line) || /:[*_]*\s*$/u.test(line) || line === line.toUpperCase()
    if (!isCoded && (hasCode || !isHeading || !isWholeLine)) return undefined
    const title = isCoded ? bare(said.slice(codeSaid.length + 1)) : said
    const mark = names.find((name) => name.title === title)?.text
    hasCode ||= isCoded && mark !== undefined
    return mark
  }

  /** What stands on a line after the mark that it begins with; undefined where it begins with none. */
  function besideMark(line: string): { mark: TextName; rest: string } | undefined {
    const end = line.indexOf(']') + 1
    const mark = end === 0 ? undefined : markIn(line.slice(0, end), false)
    return mark && { mark, rest: line.slice(end).replace(/^[*_:\s]+/u, '') }
  }

  function begin(mark: TextName): TextStep[] {
    // What stood before the mark of the only text was a greeting, or a thought.
    if (mark === current && asked.length === 1 && !over.has(mark)) content = ''
    const closed = close(true)
    current = asked.includes(mark) && !over.has(mark) ? mark : undefined
    return closed
  }

  function mayBecomeMark(line: string): boolean {
    if (line.length > markMaxCharacters) return false
    const said = bare(line)
    return (
      said.startsWith(codeSaid) ||
      [codeSaid, ...names.map(({ title }) => title)].some((sign) => sign.startsWith(said))
    )
  }

  function say(delta: string): TextStep[] {
    // Blank lines after a mark belong to nobody.
    if (current === undefined || (content === '' && delta.trim() === '')) return []
    content += delta
    return [{ step: 'delta', text: current, delta }]
  }

  function close(isWhole: boolean): TextStep[] {
    if (current === undefined) return []
    const text = current
    const isEmpty = content.trim() === ''
    const step: TextStep = { step: 'over', text, content, isWhole }
    current = undefined
    content = ''
    // A text that was announced by its own mark, without a word before it, has not been written yet.
    if (isEmpty) return []
    over.add(text)
    return [step]
  }

  function endLine(isWholeLine = true): TextStep[] {
    const line = held
    const mark = isHolding ? markIn(line, isWholeLine) : undefined
    const beside = isHolding && mark === undefined ? besideMark(line) : undefined
    held = ''
    isHolding = true
    if (mark !== undefined) return begin(mark)
    if (beside !== undefined) return [...begin(beside.mark), ...say(`${beside.rest}\n`)]
    return say(`${line}\n`)
  }

  return {
    push(delta) {
      const steps: TextStep[] = []
      for (const [position, piece] of delta.replaceAll('\r', '').split('\n').entries()) {
        if (position > 0) steps.push(...endLine())
        if (!isHolding) {
          steps.push(...say(piece))
          continue
        }
        held += piece
        if (mayBecomeMark(held)) continue
        isHolding = false
        const beside = besideMark(held)
        if (beside !== undefined) steps.push(...begin(beside.mark))
        steps.push(...say(beside?.rest ?? held))
        held = ''
      }
      return steps
    },
    end(isWhole) {
      return [...endLine(isWhole), ...close(isWhole)]
    },
  }
}
