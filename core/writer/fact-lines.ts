import { onOneLine } from '../ceremony/paragraphs.ts'
import type { Fact } from './fact.ts'
import { withoutPrivateNumbers } from './private-numbers.ts'
import type { Wording } from './wording/wording.ts'
import type { GivenAnswer, WrittenPartner } from './writing-request.ts'

/** What the lines need to name people. */
export interface Tellers {
  couple: readonly [WrittenPartner, WrittenPartner]
  answers: readonly Pick<GivenAnswer, 'question' | 'answeredBy'>[]
}

function labelsOf(fact: Fact, { couple, answers }: Tellers, { labels }: Wording): string[] {
  const nameOf = (who: 'first' | 'second'): string => couple[who === 'first' ? 0 : 1].called
  const teller = answers.find(({ question }) => question === fact.source)?.answeredBy
  const { who } = fact
  return [
    teller === 'first' || teller === 'second' ? labels.saidBy(nameOf(teller)) : '',
    who === 'first' || who === 'second' ? labels.about(nameOf(who)) : '',
    who === 'both' ? labels.aboutBoth : '',
    fact.isSensitive ? labels.sensitive : '',
    fact.manner === undefined ? '' : labels[fact.manner],
    fact.doubt === undefined ? '' : labels.leaveOpen,
  ].filter((label) => label !== '')
}

/** The facts a text may tell, one a line: labels in brackets, then the couple's own words. */
export function factLines(facts: readonly Fact[], tellers: Tellers, wording: Wording): string {
  return facts
    .map((fact) => {
      const labels = labelsOf(fact, tellers, wording)
      return `- ${labels.length > 0 ? `[${labels.join('; ')}] ` : ''}${onOneLine(withoutPrivateNumbers(fact.words))}`
    })
    .join('\n')
}
