import { useCreatorMessages } from '../../language/use-language.ts'
import { useGenerated } from '../desk-state.ts'
import { shortQuote } from './short-quote.ts'

/** What the reading was not sure of in a telling, as questions to ask. */
export function Doubts({ telling }: { telling: string }) {
  const words = useCreatorMessages().held
  const doubts = useGenerated(({ reading }) => reading?.doubts)
  const own = doubts?.filter((doubt) => doubt.telling === telling) ?? []
  if (own.length === 0) return null
  return (
    <ul className="doubts">
      {own.map(({ quote, question }) => (
        <li key={`${quote} ${question}`}>
          <span className="text-ink-soft text-sm">{words.doubt}</span> {question}{' '}
          {quote === '' ? null : <q className="text-ink-soft text-sm">{shortQuote(quote)}</q>}
        </li>
      ))}
    </ul>
  )
}
