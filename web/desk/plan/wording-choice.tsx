import { bodyLines } from '#core/ceremony/body-lines.ts'
import type { LibraryReference } from '#core/ceremony/document.ts'
import { offeredWordings } from '#core/library/choosing.ts'
import type { Piece } from '#core/library/piece.ts'
import { useColon } from '../../language/use-colon.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { useDesk } from '../use-desk.ts'
import { useWordingUses } from './use-wording-uses.ts'

type Choice = Pick<LibraryReference, 'piece' | 'wording'>

interface WordingChoiceProps {
  id: string
  piece: Piece
  inUse?: string | undefined
  onChosen: (choice: Choice) => void
}

/** The wordings of a piece side by side, as they would be read for this couple. */
export function WordingChoice({ id, piece, inUse, onChosen }: WordingChoiceProps) {
  const { ceremony, library, isEditable } = useDesk()
  const { add: words } = useCreatorMessages().plan
  const colon = useColon()
  const uses = useWordingUses()
  // An order that changes under the eyes would be worse than a moment without one.
  if (uses === undefined) return null
  return (
    <ul className="wordings">
      {offeredWordings(id, piece, uses, ceremony).map(({ id: wording, usedIn }) => {
        const { name = wording, source } = piece.wordings[wording] ?? {}
        const body = { kind: 'library' as const, piece: id, wording, edits: [] }
        const from = source === undefined ? '' : `${source.author}, ${source.work}`
        return (
          <li key={wording} className="wording" data-in-use={wording === inUse ? '' : undefined}>
            <div className="wording-head">
              <h3>{name}</h3>
              {wording === inUse ? (
                <p className="plan-note">{words.inUse}</p>
              ) : (
                <Button
                  aria-label={`${words.use}${colon} ${name}`}
                  disabled={!isEditable}
                  onClick={() => onChosen({ piece: id, wording })}
                >
                  {words.use}
                </Button>
              )}
              {from === '' ? null : <p className="plan-note">{from}</p>}
              {usedIn === undefined ? null : <p className="plan-note">{words.usedIn(usedIn)}</p>}
            </div>
            <div className="wording-lines" lang={library.language}>
              {bodyLines(body, ceremony, library).map(({ speaker, text, spokenBy }, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same
                <p key={position} data-speaker={speaker}>
                  {spokenBy === undefined ? null : <b>{spokenBy} </b>}
                  {speaker === 'direction' ? `(${text})` : text}
                </p>
              ))}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
