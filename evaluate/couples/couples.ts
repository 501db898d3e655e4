/** All couples of the evaluation: 24 in four languages, so that no kind of couple is judged by one language alone. */
import type { EvaluatedCouple } from './couple.ts'
import { englishCouples } from './en.ts'
import { spanishCouples } from './es.ts'
import { frenchCouples } from './fr.ts'
import { portugueseCouples } from './pt.ts'

export const couples: readonly EvaluatedCouple[] = [
  ...portugueseCouples,
  ...englishCouples,
  ...frenchCouples,
  ...spanishCouples,
]

/** Those that every round of changes to the prompts is measured with, in all four languages, most of them with much told. */
const roundIds = new Set([
  'pt-helena-gustavo',
  'pt-ines-caetano',
  'pt-beatriz-otavio',
  'en-siobhan-devraj',
  'en-grace-daniel',
  'fr-agnes-bruno',
  'es-andres-julian',
  'es-pilar-ignacio',
])

export const roundCouples: readonly EvaluatedCouple[] = couples.filter(({ id }) => roundIds.has(id))

/** Two of each language that no round may use: what the prompts do to them shows what they do to anybody. */
export const heldOutCouples: readonly EvaluatedCouple[] = couples.filter(
  ({ isHeldOut }) => isHeldOut === true,
)
