import type { LibraryReference, PlacedSection } from '#core/ceremony/document.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { useDesk } from '../use-desk.ts'
import { pieceOfSection } from './section-reference.ts'
import { WordingChoice } from './wording-choice.tsx'

interface OtherWordingProps {
  section: PlacedSection
  onChosen: (reference: Pick<LibraryReference, 'piece' | 'wording'>) => void
}

/** Other words of the library for a moment of the plan. */
export function OtherWording({ section, onChosen }: OtherWordingProps) {
  const { library } = useDesk()
  const { add: words } = useCreatorMessages().plan
  const source = pieceOfSection(section, library)
  if (source === undefined) return null
  const { id, piece, wording } = source
  return (
    <div className="wide-choice">
      <p className="plan-note">{words.keptWithVersions}</p>
      <WordingChoice
        id={id}
        piece={piece}
        inUse={section.body.kind === 'byHand' ? undefined : wording}
        onChosen={onChosen}
      />
    </div>
  )
}
