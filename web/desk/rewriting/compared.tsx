import { useMemo } from 'react'
import type { RewritingMessages } from '#core/messages/shape/rewriting.ts'
import { useColon } from '../../language/use-colon.ts'
import { Button } from '../../ui/button.tsx'
import { changedWords, type Stretch } from './changed-words.ts'

interface ComparedProps {
  words: RewritingMessages
  /** Paragraphs as they stand. */
  former: readonly string[]
  /** Paragraphs as they are written again, as far as they have come. */
  draft: readonly string[]
  isWriting: boolean
  /** Absent where there is no paragraph to take by itself. */
  takeParagraph?: (position: number) => void
}

/** The two texts side by side; once both are whole, the words that differ are marked, and their paragraphs said. */
export function Compared({ words, former, draft, isWriting, takeParagraph }: ComparedProps) {
  const colon = useColon()
  const differences = useMemo(
    () => (isWriting ? undefined : changedWords(former, draft)),
    [isWriting, former, draft],
  )
  return (
    <div className="compared">
      <section>
        <h3 className="font-medium">{words.before}</h3>
        {former.map((paragraph, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name
          <p key={position}>
            <Marked stretches={differences?.former[position]} text={paragraph} as="del" />
          </p>
        ))}
      </section>
      <section aria-busy={isWriting}>
        <h3 className="font-medium">{isWriting ? words.writing : words.after}</h3>
        {draft.map((paragraph, position) => {
          const differs = !isWriting && paragraph !== former[position]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name
            <div key={position} className="compared-paragraph">
              <p>
                {differs ? (
                  <span className="sr-only">
                    {words.changed}
                    {colon}{' '}
                  </span>
                ) : null}
                <Marked stretches={differences?.next[position]} text={paragraph} as="ins" />
              </p>
              {differs && takeParagraph !== undefined && position < former.length ? (
                <Button look="quiet" onClick={() => takeParagraph(position)}>
                  {words.takeParagraph}
                </Button>
              ) : null}
            </div>
          )
        })}
      </section>
    </div>
  )
}

interface MarkedProps {
  /** Absent while nothing can be compared. */
  stretches: readonly Stretch[] | undefined
  text: string
  as: 'ins' | 'del'
}

function Marked({ stretches, text, as: Mark }: MarkedProps) {
  if (stretches === undefined) return text
  return stretches.map((stretch, position) =>
    stretch.isChanged ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no other name
      <Mark key={position}>{stretch.text}</Mark>
    ) : (
      stretch.text
    ),
  )
}
