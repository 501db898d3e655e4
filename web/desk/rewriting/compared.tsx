import type { RewritingMessages } from '#core/messages/shape/rewriting.ts'
import { Button } from '../../ui/button.tsx'

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

/** The two texts side by side, paragraph by paragraph; what differs is marked and said. */
export function Compared({ words, former, draft, isWriting, takeParagraph }: ComparedProps) {
  return (
    <div className="compared">
      <section>
        <h3 className="font-medium">{words.before}</h3>
        {former.map((paragraph, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name
          <p key={position}>{paragraph}</p>
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
                  <ins>
                    <span className="sr-only">{words.changed}: </span>
                    {paragraph}
                  </ins>
                ) : (
                  paragraph
                )}
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
