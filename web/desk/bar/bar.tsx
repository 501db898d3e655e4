import './bar.css'
import { useLandingPath } from '../../language/use-landing-path.ts'
import { useCreatorMessages, useScreens } from '../../language/use-language.ts'
import { Brand } from '../../ui/brand.tsx'
import { Button } from '../../ui/button.tsx'
import { useCoupleName } from '../couple-name.ts'
import { useEditing } from '../desk-state.ts'
import { useCeremonyDesk } from '../use-desk.ts'
import { stepHistory } from '../use-history-keys.ts'
import { AccountMenu } from './account-menu.tsx'
import { CheckButton } from './check-button.tsx'
import { Generate } from './generate.tsx'
import { SaveMenu } from './save-menu.tsx'
import { Saved } from './saved.tsx'

interface BarProps {
  isWide: boolean
  onCeremonies: () => void
  onFind: () => void
  onInstructions: () => void
  onSettings: () => void
  onVoice: () => void
  generate: () => void
  /** The start card's id, while it is shown. */
  cardId: string | undefined
}

/** The desk's one bar: whose ceremony it is, that it is kept, what to do with it, and who is here. */
export function Bar(props: BarProps) {
  const { isWide, onCeremonies, onFind, onInstructions, onSettings, onVoice, generate, cardId } =
    props
  const { ceremony, isEditable } = useCeremonyDesk()
  const canUndo = useEditing((state) => state.canUndo)
  const canRedo = useEditing((state) => state.canRedo)
  const { header } = useScreens()
  const { bar, find, history } = useCreatorMessages().desk
  const couple = useCoupleName(ceremony)
  return (
    <header className="bar">
      <Brand home={useLandingPath()} />
      <h1 className="bar-title">{header.title}</h1>
      <div className="bar-ceremony">
        <button
          type="button"
          className="bar-couple"
          aria-label={bar.list(couple)}
          onClick={onCeremonies}
        >
          <span>{couple}</span>
          <svg className="bar-chevron" viewBox="0 0 16 16" aria-hidden="true">
            <path d="m3 6 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
        <Saved />
      </div>
      <div className="bar-acts">
        {isWide ? (
          <>
            <button
              type="button"
              className="icon-button"
              aria-label={history.undo}
              aria-disabled={!(canUndo && isEditable)}
              onClick={() => stepHistory('undo', history)}
            >
              <span aria-hidden="true">↶</span>
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={history.redo}
              aria-disabled={!(canRedo && isEditable)}
              onClick={() => stepHistory('redo', history)}
            >
              <span aria-hidden="true">↷</span>
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={find.open}
              aria-keyshortcuts="Control+F"
              onClick={onFind}
            >
              <svg
                viewBox="0 0 24 24"
                className="bar-icon"
                fill="none"
                stroke="currentColor"
                aria-hidden="true"
              >
                <circle cx="10.5" cy="10.5" r="6" />
                <path d="m15 15 5.5 5.5" />
              </svg>
            </button>
            <Button look="quiet" onClick={onInstructions}>
              {header.instructions}
            </Button>
          </>
        ) : null}
        <CheckButton className="bar-button bar-check" />
        <Generate generate={generate} cardId={cardId} />
        <SaveMenu />
        <AccountMenu
          onSettings={onSettings}
          onVoice={onVoice}
          onInstructions={isWide ? undefined : onInstructions}
          onFind={isWide ? undefined : onFind}
        />
      </div>
    </header>
  )
}
