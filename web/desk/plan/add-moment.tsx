import { useState } from 'react'
import type { PlacedSection } from '#core/ceremony/document.ts'
import { sectionFrom } from '#core/ceremony/own-piece.ts'
import { usualPosition } from '#core/ceremony/usual-order.ts'
import { pieceOf } from '#core/library/piece.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { LatePieces, latePiece } from '../../ui/late-piece.tsx'
import { Choice } from '../couple/choice.tsx'
import { useDesk } from '../use-desk.ts'
import { OwnMoments } from './own-moments.tsx'
import { PieceNeeds } from './piece-needs.tsx'
import { pieceName } from './section-name.ts'
import type { PlanActions } from './use-plan-actions.ts'
import { WordingChoice } from './wording-choice.tsx'

/** What takes the place of a pressed button takes its focus too. */
function focused(element: HTMLElement | null): void {
  element?.focus()
}

const LibraryShelf = latePiece(async () => (await import('./library-shelf.tsx')).LibraryShelf)

/** In the list of places: where the library says, and the very beginning. */
const first = ''

interface AddMomentProps {
  /** The key of the section after which it is to come; at its usual place if absent. */
  after: string | undefined
  nameOf: (section: PlacedSection) => string
  actions: PlanActions
  /** Called with the key of the new section. */
  onAdded: (key: string | undefined) => void
}

/** A new moment: in one's own words, or one of the library's. */
export function AddMoment({ after, nameOf, actions, onAdded }: AddMomentProps) {
  const { ceremony, library } = useDesk()
  const { add: words } = useCreatorMessages().plan
  const [place, setPlace] = useState(after)
  const [ownName, setOwnName] = useState('')
  const [pieceId, setPieceId] = useState<string>()
  const { plan } = ceremony

  const positionFor = (kind: string): number =>
    place === undefined ? usualPosition(plan, kind) : plan.findIndex(({ key }) => key === place) + 1
  const shown = plan[positionFor(pieceId ?? 'own') - 1]?.key ?? first

  const addByHand = (name: string): void => {
    const title = name.trim()
    const body = { kind: 'byHand' as const, lines: [] }
    const section = { kind: 'own', body, ...(title === '' ? {} : { title }) }
    onAdded(actions.add(section, title, positionFor('own')))
  }
  const piece = pieceId === undefined ? undefined : pieceOf(library, pieceId)
  const where = (
    <Choice
      label={words.where}
      value={shown}
      options={[
        { value: first, label: words.first },
        ...plan.map((section) => ({ value: section.key, label: words.after(nameOf(section)) })),
      ]}
      onChoose={setPlace}
    />
  )

  if (pieceId !== undefined && piece !== undefined) {
    const name = pieceName(pieceId, library) ?? pieceId
    return (
      <div className="wide-choice">
        <h3 ref={focused} tabIndex={-1} className="plan-choice-heading">
          {name}
        </h3>
        <PieceNeeds piece={piece} />
        {where}
        <WordingChoice
          id={pieceId}
          piece={piece}
          onChosen={(reference) => {
            const body = { kind: 'library' as const, ...reference, edits: [] }
            onAdded(actions.add({ kind: pieceId, body }, name, positionFor(pieceId)))
          }}
        />
        <p>
          <Button onClick={() => setPieceId(undefined)}>{words.back}</Button>
        </p>
      </div>
    )
  }
  return (
    <div className="wide-choice">
      {where}
      <form
        className="plan-by-hand"
        onSubmit={(event) => {
          event.preventDefault()
          addByHand(ownName)
        }}
      >
        <h3 className="plan-choice-heading">{words.byHand}</h3>
        <Field label={words.byHandName} value={ownName} onValue={setOwnName} dir="auto" />
        <Button onClick={() => addByHand(ownName)}>{words.byHandAction}</Button>
      </form>
      <OwnMoments
        onChosen={(piece) => {
          const { kind, title, body } = sectionFrom(piece, ceremony, library)
          const section = title === undefined ? { kind, body } : { kind, title, body }
          onAdded(actions.add(section, title ?? '', positionFor(kind)))
        }}
      />
      <LatePieces>
        <LibraryShelf onOpen={setPieceId} onOwn={addByHand} />
      </LatePieces>
    </div>
  )
}
