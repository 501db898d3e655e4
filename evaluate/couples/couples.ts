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

/** Those that every round of changes to the prompts is measured with: two of each language, and the hardest. */
const roundIds = new Set([
  'pt-marina-rafael',
  'pt-julia-camila',
  'pt-beatriz-otavio',
  'en-siobhan-devraj',
  'en-nora-sam',
  'fr-eloise-margaux',
  'fr-agnes-bruno',
  'es-pilar-ignacio',
])

export const roundCouples: readonly EvaluatedCouple[] = couples.filter(({ id }) => roundIds.has(id))
