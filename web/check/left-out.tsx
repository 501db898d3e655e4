import type { Ceremony } from '#core/ceremony/document.ts'
import { type Mend, puttingIn } from '#core/check/mending.ts'
import type { CheckMessages } from '#core/messages/shape/check.ts'
import type { ToldQuote } from '#core/told/second-reading.ts'
import { Button } from '../ui/button.tsx'
import { bareQuote } from './finding-sentence.ts'

interface LeftOutProps {
  quotes: readonly ToldQuote[]
  ceremony: Ceremony
  words: CheckMessages
  isReadOnly: boolean
  onMend: (mends: readonly Mend[]) => void
}

/** "Ficou de fora": what was told, may be said and stands in no text, with one press to put it in. */
export function LeftOut({ quotes, ceremony, words, isReadOnly, onMend }: LeftOutProps) {
  if (quotes.length === 0) return null
  return (
    <section className="check-group">
      <h3>{words.leftOut.heading}</h3>
      <ul>
        {quotes.map((quote, position) => {
          const mend = puttingIn(quote, ceremony)
          const id = `left-out-${position}`
          return (
            <li key={`${quote.telling} ${quote.quote}`} className="check-quote">
              <q id={id}>{bareQuote(quote.quote)}</q>{' '}
              {mend === undefined || isReadOnly ? null : (
                <Button look="quiet" aria-describedby={id} onClick={() => onMend([mend])}>
                  {words.leftOut.putIn}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
