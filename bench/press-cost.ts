/**
 * What a press asks of AI services: requests, tokens and their price, with the real prompts of every evaluated couple and
 * texts as long as the prompts ask for. Counted, not timed: a busy machine changes nothing.
 */
import { baseLanguage } from '#core/ceremony/ceremony-language.ts'
import { languages } from '#core/languages.ts'
import { startAiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import { couples } from '../evaluate/couples/couples.ts'
import { writeCeremony } from '../evaluate/write-ceremony.ts'
import { textsOf } from '../evaluate/written-ceremony.ts'
import type { Figure } from './figure.ts'
import { longTexts } from './long-texts.ts'

/** Roughly, in the languages of the product. */
const charactersPerToken = 4

/** US$ per million tokens of gpt-5.6-terra (list prices of 2026 as third parties quote the provider). */
const prices = { read: 2.5, written: 15 }

interface Cost {
  requests: number
  tokensRead: number
  tokensWritten: number
  usCents: number
}

/** The names of these figures, which the computation of scale reads. */
export const pressCostFigures = {
  tokensRead: 'tokens read in a press, mean',
  tokensWritten: 'tokens written in a press, mean',
  usCents: 'a press at the default models’ prices, mean',
} as const

export async function measure(): Promise<Figure[]> {
  const pace = { firstTokenMs: 0, wordsPerSecond: Number.POSITIVE_INFINITY }
  const costs: Cost[] = []
  for (const language of languages) {
    const sandbox = await startAiSandbox({ pace, answers: longTexts(language) })
    try {
      for (const couple of couples) {
        if (baseLanguage(couple.language) !== language) continue
        costs.push(await costOf(couple, sandbox.baseUrl))
      }
    } finally {
      await sandbox.close()
    }
  }
  const all = (of: keyof Cost): number[] => costs.map((cost) => cost[of])
  const mean = (of: keyof Cost): number =>
    all(of).reduce((sum, value) => sum + value, 0) / costs.length
  const note = `the prompts of ${costs.length} couples; ${charactersPerToken} characters to a token`
  return [
    { name: 'requests in a press, most', value: Math.max(...all('requests')), unit: '', goal: 2 },
    { name: pressCostFigures.tokensRead, value: mean('tokensRead'), unit: '', note },
    { name: 'tokens read in a press, most', value: Math.max(...all('tokensRead')), unit: '' },
    { name: pressCostFigures.tokensWritten, value: mean('tokensWritten'), unit: '' },
    { name: pressCostFigures.usCents, value: mean('usCents'), unit: 'US cents', goal: 6 },
    { name: 'the dearest press', value: Math.max(...all('usCents')), unit: 'US cents' },
  ]
}

async function costOf(couple: (typeof couples)[number], baseUrl: string): Promise<Cost> {
  const cost: Cost = { requests: 0, tokensRead: 0, tokensWritten: 0, usCents: 0 }
  const counted: Promise<void>[] = []
  const service = { baseUrl, apiKey: 'bench', model: 'bench' }
  const written = await writeCeremony(couple, {
    ...service,
    fetch: async (url, init) => {
      const body = String(init?.body)
      const answer = await fetch(url, init)
      if (answer.body === null) return answer
      const [ours, theirs] = answer.body.tee()
      counted.push(
        new Response(ours).text().then((stream) => {
          const read = promptLength(body) / charactersPerToken
          const made = completionLength(stream) / charactersPerToken
          cost.requests += 1
          cost.tokensRead += read
          cost.tokensWritten += made
          cost.usCents += ((read * prices.read + made * prices.written) / 1e6) * 100
        }),
      )
      return new Response(theirs, answer)
    },
  })
  await Promise.all(counted)
  if (textsOf(written).length < 3) throw new Error(`a press for ${couple.id} came to nothing`)
  return cost
}

/** Messages and the schema, which services put into the prompt. */
function promptLength(body: string): number {
  const { messages, response_format: format } = JSON.parse(body) as {
    messages: { content: string }[]
    response_format?: object
  }
  const schema = format === undefined ? 0 : JSON.stringify(format).length
  return messages.reduce((sum, { content }) => sum + content.length, schema)
}

function completionLength(stream: string): number {
  let length = 0
  for (const [, data = ''] of stream.matchAll(/^data: (\{.*\})$/gm)) {
    const { choices } = JSON.parse(data) as { choices?: { delta?: { content?: string } }[] }
    length += choices?.[0]?.delta?.content?.length ?? 0
  }
  return length
}
