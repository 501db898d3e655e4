import { type ReactNode, useId, useState } from 'react'
import type { Finding } from '#core/check/finding.ts'
import type { WordsBehind } from '#core/check/told-where.ts'
import type { CheckMessages } from '#core/messages/shape/check.ts'
import { useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import { bareQuote, findingSentence } from './finding-sentence.ts'

interface FindingItemProps {
  finding: Finding
  words: CheckMessages
  behind: (sentence: string) => WordsBehind
  onGoTo: (sectionKey: string, line: number) => void
  /** Asks who brings what nobody does yet. */
  bringers: ReactNode
  /** Takes what was found away; absent where nothing can be changed, or this is nothing to take away. */
  onTakeOut?: () => void
  /** Puts right at once what stands in several places, by what that is called. */
  everywhere?: { name: string; put: () => void } | undefined
  /** Where what was found is arranged, by what that is called. */
  arrange?: { name: string; open: () => void }
  /** Absent where nothing can be changed. */
  onAccept?: (finding: Finding) => void
}

/** The sentence with what was found in it marked. */
function Excerpt({ finding: { sentence, words, severity } }: { finding: Finding }) {
  const start = sentence.indexOf(words)
  if (sentence === '' || start < 0) return null
  return (
    <blockquote className="check-excerpt">
      {sentence.slice(0, start)}
      <mark data-severity={severity}>{words}</mark>
      {sentence.slice(start + words.length)}
    </blockquote>
  )
}

function Sources({ behind, words }: { behind: WordsBehind; words: CheckMessages }) {
  const { told, isMaybe } = behind
  if (told.length === 0) return <p>{isMaybe ? words.noSource : words.nothingBehind}</p>
  return (
    <>
      <p>{isMaybe ? words.perhapsToldIn : words.toldIn}</p>
      <ul>
        {told.map(({ telling, start, quote }) => (
          <li key={`${telling} ${start}`}>
            <q>{bareQuote(quote)}</q>
          </li>
        ))}
      </ul>
    </>
  )
}

/** One finding: how urgent it is, what it says, the sentence it is in, and what can be done about it. */
export function FindingItem(props: FindingItemProps) {
  const { finding, words, behind, onGoTo, bringers, onTakeOut, everywhere, arrange, onAccept } =
    props
  const { language } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const sayingId = useId()
  const sourceId = useId()
  const { place, severity } = finding
  const isOpenQuestion = finding.kind === 'nobodyBrings'
  const saying = (
    <>
      <strong className="check-severity">
        {isOpenQuestion ? words.open : words.severity[severity]}
      </strong>{' '}
      {findingSentence(finding, words, language)}
    </>
  )
  return (
    <li className="check-finding" data-severity={severity}>
      {isOpenQuestion ? (
        // Folded: a field for each thing would push what is wrong out of sight.
        <details>
          <summary id={sayingId}>{saying}</summary>
          {bringers}
        </details>
      ) : (
        <p id={sayingId}>{saying}</p>
      )}
      <Excerpt finding={finding} />
      <div className="check-actions">
        {place === undefined ? null : (
          <>
            <Button
              look="quiet"
              aria-describedby={sayingId}
              onClick={() => onGoTo(place.sectionKey, place.line)}
            >
              {words.goTo}
            </Button>
            <Button
              look="quiet"
              aria-describedby={sayingId}
              aria-expanded={isOpen}
              aria-controls={sourceId}
              onClick={() => setOpen(!isOpen)}
            >
              {words.source}
            </Button>
          </>
        )}
        {everywhere === undefined ? null : (
          <Button aria-describedby={sayingId} onClick={everywhere.put}>
            {everywhere.name}
          </Button>
        )}
        {onTakeOut === undefined ? null : (
          <Button look="quiet" aria-describedby={sayingId} onClick={onTakeOut}>
            {words.takeOut}
          </Button>
        )}
        {arrange === undefined ? null : (
          <Button look="quiet" aria-describedby={sayingId} onClick={arrange.open}>
            {arrange.name}
          </Button>
        )}
        {onAccept === undefined ? null : (
          <Button look="quiet" aria-describedby={sayingId} onClick={() => onAccept(finding)}>
            {isOpenQuestion ? words.leaveOpen : words.accept}
          </Button>
        )}
      </div>
      <div className="check-sources" id={sourceId} hidden={!isOpen}>
        {isOpen ? <Sources behind={behind(finding.sentence)} words={words} /> : null}
      </div>
    </li>
  )
}
