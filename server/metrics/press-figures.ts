import { Counter, Histogram, type Registry } from 'prom-client'
import type { WritingMeasure } from '../ports/writing.ts'

/** In whatever currency the operator counts; for a million tokens. */
export interface PricesPerMillionTokens {
  input: number
  output: number
}

const million = 1_000_000

/**
 * Requests, tokens and, where prices are set, cost of the writer's calls. Tokens are as the service says or, where it
 * says nothing, estimated by length.
 */
export function pressFigures(
  registry: Registry,
  prices: PricesPerMillionTokens | undefined,
): () => Pick<WritingMeasure, 'called' | 'spent'> & { ended(): void } {
  const registers = [registry]
  const requests = new Counter({
    name: 'enlace_writing_requests_total',
    help: 'Requests sent to AI services, by what they were for.',
    labelNames: ['stage'],
    registers,
  })
  const characters = new Counter({
    name: 'enlace_prompt_characters_total',
    help: 'Characters of prompts sent to AI services, by what they were for.',
    labelNames: ['stage'],
    registers,
  })
  const tokens = new Counter({
    name: 'enlace_writing_tokens_total',
    help: 'Tokens read and written by AI services, as they say or as estimated.',
    labelNames: ['stage', 'direction'],
    registers,
  })
  const requestsPerCall = new Histogram({
    name: 'enlace_writing_requests_per_call',
    help: 'Requests that one call of the page took.',
    buckets: [1, 2, 4, 6, 8, 12, 16],
    registers,
  })
  const tokensPerCall = new Histogram({
    name: 'enlace_writing_tokens_per_call',
    help: 'Tokens that one call of the page took, in both directions.',
    buckets: [1_000, 3_000, 6_000, 10_000, 15_000, 25_000, 50_000],
    registers,
  })
  const costPerCall =
    prices &&
    new Histogram({
      name: 'enlace_writing_cost_per_call',
      help: 'What one call of the page cost, in the currency of the configured prices.',
      buckets: [0.005, 0.01, 0.02, 0.04, 0.06, 0.1, 0.2],
      registers,
    })
  return () => {
    let sent = 0
    let read = 0
    let written = 0
    return {
      called(stage, promptCharacters) {
        sent += 1
        requests.inc({ stage })
        characters.inc({ stage }, promptCharacters)
      },
      spent(stage, { promptTokens, completionTokens }) {
        read += promptTokens
        written += completionTokens
        tokens.inc({ stage, direction: 'input' }, promptTokens)
        tokens.inc({ stage, direction: 'output' }, completionTokens)
      },
      ended() {
        requestsPerCall.observe(sent)
        tokensPerCall.observe(read + written)
        if (!prices) return
        const cost = (read * prices.input + written * prices.output) / million
        costPerCall?.observe(cost)
      },
    }
  }
}
