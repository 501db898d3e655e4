import { isPlainRequest, leaveOutCue, orderCue, permissionCue, sentence } from '../plain/told.ts'
import type { ReadPrompt } from '../read-prompt.ts'

const sensitive =
  /\b(morr|falec|morte|doen|hospital|dívida|died?\b|dead\b|death|hurt|illness|visa|mort\b|morte\b|malad|muri|enferm|pleito)/iu

interface Held {
  telling: number
  quote: string
  why: 'asked' | 'request' | 'hardship'
}

/** Words that speak of death, illness, money or law. */
export function isSensitive(text: string): boolean {
  return sensitive.test(text)
}

function heldIn(telling: number, text: string): Held[] {
  const sentences = (text.match(sentence) ?? [])
    .map((one) => one.trim())
    .filter((one) => one !== '')
  const asks = sentences.filter((one) => leaveOutCue.test(one) && !orderCue.test(one))
  // What is asked for elsewhere in it the stand-in cannot find: then all of it is held.
  const isClear = asks.every(isPlainRequest) && !sentences.some(isSensitive)
  if (asks.length > 0 && !isClear) return [{ telling, quote: text, why: 'asked' }]
  const mayBeTold = sentences.some((one) => permissionCue.test(one))
  return sentences.flatMap((quote): Held[] => {
    if (orderCue.test(quote)) return [{ telling, quote, why: 'request' }]
    if (asks.includes(quote)) return [{ telling, quote, why: 'asked' }]
    return isSensitive(quote) && !mayBeTold ? [{ telling, quote, why: 'hardship' }] : []
  })
}

/**
 * What must not be said as far as it can be found without understanding: a request by its words, and with it all of its
 * telling unless it says by itself what it means; a hardship unless somebody says in the same telling that it may be told.
 */
export function readingAnswer({ blocks }: ReadPrompt): object {
  const hold = [...blocks].flatMap(([tag, content]) => {
    const number = /^telling_(\d+)$/.exec(tag)?.[1]
    // The question stands on the first line.
    return number === undefined ? [] : heldIn(Number(number), content.replace(/^.*\n?/, '').trim())
  })
  return { hold, limits: [], tellers: [], doubts: [], questions: [] }
}
