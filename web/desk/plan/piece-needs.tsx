import { languageDetails } from '#core/languages.ts'
import type { Piece } from '#core/library/piece.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'

/** Who acts in a piece, what is played, and what goes wrong with it. */
export function PieceNeeds({ piece }: { piece: Piece }) {
  const { language } = useLanguage()
  const { needs } = useCreatorMessages().plan
  const list = new Intl.ListFormat(languageDetails[language].locale, { type: 'conjunction' })
  const told = [
    { label: needs.acts, text: list.format(piece.acts.map((actor) => needs.actors[actor])) },
    { label: needs.music, text: piece.music ?? '' },
    { label: needs.caution, text: piece.caution ?? '' },
  ].filter(({ text }) => text !== '')
  if (told.length === 0) return null
  return (
    <dl className="piece-needs">
      {told.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
