import { type Answered, taskOf } from '../recorded-service.ts'
import type { EvaluationFigure } from './figures.ts'

/** Roughly, in the languages of the product. */
const charactersPerToken = 4

/** US$ per million tokens of the default model, in and out. */
const price = { sent: 2.5, answered: 15 }

/** What a press would cost at the prices of the default model; none where no press is recorded to its end. */
export function costOf(presses: readonly (readonly Answered[])[]): EvaluationFigure[] {
  const whole = presses.filter((answered) =>
    answered.some(({ request }) => taskOf(request) === 'texts'),
  )
  if (whole.length === 0) return []
  const usd = whole.flat().reduce((sum, { request, recording }) => {
    const sent = request.system.length + request.user.length
    const tokens = sent * price.sent + recording.completion.length * price.answered
    return sum + tokens / charactersPerToken / 1e6
  }, 0)
  return [
    {
      name: 'cost of a press at the default model’s prices, tokens estimated',
      value: usd / whole.length,
      unit: 'US$',
      goal: 0.05,
      found: [],
    },
  ]
}
