/** What a service found, from its answer while it streams in. */
import { createJsonStream } from '../../writer/json-stream.ts'
import { type FoldedText, foldText, placesIn } from '../place-quote.ts'
import type { FoundRange } from '../settle-ranges.ts'
import type { Telling } from '../telling.ts'
import { readReasons, readTellers } from './reading-shape.ts'

/** What the writing waits for. */
export interface ReadingDecisions {
  /** To be settled with what hands decided and what code is sure of (`settle-ranges.ts`). */
  found: FoundRange[]
  /** Of tellings whose teller was unknown. */
  tellers: { telling: string; by: (typeof readTellers)[number] }[]
}

/** What nobody waits for. */
interface ReadingAsked {
  doubts: { telling: string; quote: string; question: string }[]
  /** To the couple, the best first; at most five. */
  questions: string[]
}

export interface ReadingReader {
  feed(piece: string): void
  /**
   * What came, once the answer is whole or has broken off. `decisions` is undefined where the list of what to hold never
   * closed: then nobody knows what is missing from it, and code has to hold in its place.
   */
  end(): { decisions: ReadingDecisions | undefined; asked: ReadingAsked }
}

interface Read {
  /** In the order of their numbers. */
  tellings: readonly Pick<Telling, 'id' | 'text' | 'by'>[]
  /** Called once, as soon as all that the writing waits for is there; by `end` at the latest, or never. */
  onUsable?: (decisions: ReadingDecisions) => void
}

const questionsMost = 5
const doubtsMost = 3
const questionMaxCharacters = 300
const limitMaxCharacters = 200
/** Far more than anybody ever asks for, far less than would take long to place. */
const quotesMost = 300
const quoteMaxCharacters = 20_000

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(value: unknown): Fields {
  // Some services answer with the bare words.
  if (typeof value === 'string') return { quote: value }
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function textOf(value: unknown, most: number): string {
  return typeof value === 'string' ? value.trim().slice(0, most) : ''
}

function pickedOf<Option extends string>(
  value: unknown,
  options: readonly Option[],
): Option | undefined {
  return options.find((option) => option === value)
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Starts reading one answer. What is not of the shape that was asked for is left out, and never thrown. */
export function createReadingReader({ tellings, onUsable }: Read): ReadingReader {
  const stream = createJsonStream()
  const values = new Map<string, unknown[]>()
  const texts = new Map<string, FoldedText>()
  let toldWords: ReadonlySet<string>[] | undefined
  let decided: ReadingDecisions | undefined

  function foldedOf({ id, text }: Read['tellings'][number]): FoldedText {
    const known = texts.get(id) ?? foldText(text)
    texts.set(id, known)
    return known
  }

  function numbered(value: unknown): Read['tellings'][number] | undefined {
    const number = Number(typeof value === 'string' ? value.replace(/\D+/g, '') : value)
    return Number.isInteger(number) ? tellings[number - 1] : undefined
  }

  /** The telling that says most of the words, if it says half of them. */
  function mostAlike(quote: string): Read['tellings'][number] | undefined {
    const words = new Set(wordsIn(foldText(quote).folded))
    toldWords ??= tellings.map((telling) => new Set(wordsIn(foldedOf(telling).folded)))
    const shares = toldWords.map(
      (own) => [...words].filter((word) => own.has(word)).length / words.size,
    )
    const most = Math.max(0, ...shares)
    return most >= 0.5 ? tellings[shares.indexOf(most)] : undefined
  }

  /** The telling that is meant: the one of the number, unless only another says the words. */
  function meant({ telling: number }: Fields, quote: string): string | undefined {
    const given = numbered(number)
    if (given && placesIn(foldedOf(given), quote).length > 0) return given.id
    const saying = tellings.find((telling) => placesIn(foldedOf(telling), quote).length > 0)
    return (saying ?? given ?? (tellings.length === 1 ? tellings[0] : mostAlike(quote)))?.id
  }

  function quoted(key: string): (Fields & { telling: string; quote: string })[] {
    return (values.get(key) ?? []).slice(0, quotesMost).flatMap((value) => {
      const fields = fieldsOf(value)
      const quote = textOf(fields['quote'], quoteMaxCharacters)
      const telling = wordsIn(quote).length > 0 ? meant(fields, quote) : undefined
      return telling === undefined ? [] : [{ ...fields, telling, quote }]
    })
  }

  function decisions(): ReadingDecisions {
    const held = quoted('hold').map(({ telling, quote, why }): FoundRange => {
      const reason = pickedOf(why, readReasons) ?? 'asked'
      return { telling, quote, decision: 'hold', by: 'reading', why: reason }
    })
    const limits = quoted('limits').flatMap(({ telling, quote, limit }): FoundRange[] => {
      const words = textOf(limit, limitMaxCharacters)
      return words === ''
        ? []
        : [{ telling, quote, decision: 'allow', by: 'reading', why: 'asked', limit: words }]
    })
    const tellers = (values.get('tellers') ?? []).flatMap((value) => {
      const { telling: number, by } = fieldsOf(value)
      const telling = numbered(number)
      const teller = pickedOf(by, readTellers)
      const isUnknown = telling?.by === 'unknown' || telling?.by === 'several'
      return telling && teller && isUnknown ? [{ telling: telling.id, by: teller }] : []
    })
    const last = new Map(tellers.map((teller) => [teller.telling, teller]))
    return { found: [...held, ...limits], tellers: [...last.values()] }
  }

  function asked(): ReadingAsked {
    const doubts = quoted('doubts').flatMap(({ telling, quote, question }) => {
      const words = textOf(question, questionMaxCharacters)
      return words === '' ? [] : [{ telling, quote, question: words }]
    })
    const questions = (values.get('questions') ?? [])
      .map((value) =>
        textOf(
          typeof value === 'string' ? value : fieldsOf(value)['question'],
          questionMaxCharacters,
        ),
      )
      .filter((question) => question !== '')
    return {
      doubts: doubts.slice(0, doubtsMost),
      questions: [...new Set(questions)].slice(0, questionsMost),
    }
  }

  function tell(): ReadingDecisions | undefined {
    if (!stream.closed().has('hold')) return undefined
    if (!decided) {
      decided = decisions()
      onUsable?.(decided)
    }
    return decided
  }

  /** Whether nothing more can come that the writing waits for. */
  function isUsable(): boolean {
    const closed = stream.closed()
    const hasLater = values.has('doubts') || values.has('questions')
    const isLater = hasLater || closed.has('doubts') || closed.has('questions')
    return closed.has('hold') && (isLater || (closed.has('limits') && closed.has('tellers')))
  }

  return {
    feed(piece) {
      for (const { key, value } of stream.feed(piece)) {
        const known = values.get(key)
        if (known) known.push(value)
        else values.set(key, [value])
      }
      if (!decided && isUsable()) tell()
    },
    end: () => ({ decisions: tell(), asked: asked() }),
  }
}
