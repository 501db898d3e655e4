import { useEffect, useState } from 'react'
import { baseLanguage } from '#core/ceremony/ceremony-language.ts'
import { type OwnPiece, sectionFrom } from '#core/ceremony/own-piece.ts'
import { useColon } from '../../language/use-colon.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { deviceOwnPieces } from '../../shelf/device-shelf.ts'
import { Button } from '../../ui/button.tsx'
import { useDesk } from '../use-desk.ts'

/** What was kept from other ceremonies in the language of this one, as it would be read to this couple. */
export function OwnMoments({ onChosen }: { onChosen: (piece: OwnPiece) => void }) {
  const { ceremony, library, isEditable } = useDesk()
  const { own: words, unnamed } = useCreatorMessages().plan
  const colon = useColon()
  const [pieces, setPieces] = useState<readonly OwnPiece[]>([])
  useEffect(() => {
    let isWanted = true
    void deviceOwnPieces.list().then((list) => {
      if (isWanted && list.kind === 'done') setPieces(list.value)
    })
    return () => {
      isWanted = false
    }
  }, [])
  const language = baseLanguage(ceremony.language)
  const readable = pieces.filter((piece) => baseLanguage(piece.language) === language)
  if (readable.length === 0) return null

  const forget = (id: string): void => {
    setPieces((all) => all.filter((piece) => piece.id !== id))
    void deviceOwnPieces.forget(id)
  }
  return (
    <section className="library-shelf" aria-label={words.heading}>
      <h3 className="plan-choice-heading">{words.heading}</h3>
      <p className="plan-note">{words.explanation}</p>
      <ul className="library-pieces">
        {readable.map((piece) => {
          const { title = unnamed, body } = sectionFrom(piece, ceremony, library)
          const [line] = body.kind === 'byHand' ? body.lines : []
          return (
            <li key={piece.id} className="library-piece">
              <h4>{title}</h4>
              <p className="plan-note own-beginning">{line?.text}</p>
              <div className="proposal-acts">
                <Button
                  aria-label={`${words.use}${colon} ${title}`}
                  disabled={!isEditable}
                  onClick={() => onChosen(piece)}
                >
                  {words.use}
                </Button>
                <Button
                  look="quiet"
                  aria-label={`${words.forget}${colon} ${title}`}
                  onClick={() => forget(piece.id)}
                >
                  {words.forget}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
