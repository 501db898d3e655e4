import { secondLanguageOf } from '#core/ceremony/second-language.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { LatePieces, latePiece } from '../../ui/late-piece.tsx'
import { useDesk } from '../use-desk.ts'
import { LanguageChoice } from './language-choice.tsx'

const SecondMoments = latePiece(
  async () => (await import('../second/second-moments.tsx')).SecondMoments,
)

/** The ceremony's languages, in a fold that says which they are, and the moments that are read in both. */
export function LanguageFold() {
  const { ceremony } = useDesk()
  const { language: words } = useCreatorMessages().couple
  const second = secondLanguageOf(ceremony)
  const chosen = [ceremony.language, ...(second === undefined ? [] : [second])]
  return (
    <details className="aside-details">
      <summary>
        <span>
          {words.heading}{' '}
          <span className="text-ink-soft text-sm">
            {chosen.map((one) => `· ${words.languages[one]}`).join(' ')}
          </span>
        </span>
      </summary>
      <div className="grid gap-3 pt-3">
        <LanguageChoice />
        {second === undefined ? null : (
          <LatePieces>
            <SecondMoments />
          </LatePieces>
        )}
      </div>
    </details>
  )
}
