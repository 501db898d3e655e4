import { memo, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import type { TextName } from '#core/ceremony/ceremony.ts'
import type { Site } from '#core/wire.ts'
import { useCreatorMessages } from '../language/use-language.ts'
import { Dialog } from '../ui/dialog.tsx'
import { optionalPiece } from '../ui/late-piece.tsx'
import { Section } from '../ui/section.tsx'
import { CheckButton } from './bar/check-button.tsx'
import { CouplePanel } from './couple/couple-panel.tsx'
import { DeskAtRest, DeskNow } from './desk-views.tsx'
import { partIds, sectionId } from './element-ids.ts'
import { Footer } from './footer.tsx'
import { goTo, goToScript } from './go-to.ts'
import { FailureNotice, UndoNotice } from './notices.tsx'
import { Parts } from './parts.tsx'
import { PeopleDialogs } from './people/people-dialogs.tsx'
import { PinNote } from './pin-note.tsx'
import { PlanPanel } from './plan/plan-panel.tsx'
import { Sheet } from './sheet/sheet.tsx'
import { ToldBehind } from './told/told.tsx'
import { Demonstration } from './writing/demonstration.tsx'
import { WhenFinished } from './writing/when-finished.tsx'

/** Drawn again only for what they show: the script beside them changes with every key. */
const Plan = memo(PlanPanel)
const Couple = memo(CouplePanel)
const Script = memo(Sheet)

/** Where it cannot be loaded nothing is marked. */
const RedLineFinder = optionalPiece(
  async () => (await import('./sheet/red-line-finder.tsx')).RedLineFinder,
)

interface AreasProps {
  site: Site | undefined
  isWide: boolean
  namesAsked: boolean
  /** Says whether writing has begun. */
  generate: (texts?: readonly TextName[]) => boolean
  /** Stands over the script. */
  find: ReactNode
}

/** What the desk is made of: side by side on a laptop, one below the other on a phone. */
export function Areas({ site, isWide, namesAsked, generate, find }: AreasProps) {
  const { creator, desk: words } = useCreatorMessages()
  const { areas } = words
  const { preview, reminder } = creator
  const [isFolded, setFolded] = useState(false)
  const [isPlanOpen, setPlanOpen] = useState(false)

  // The way back from the altar leads to the script, which on a phone stands below all that is known about the couple.
  useEffect(() => {
    if (window.location.hash === `#${partIds.script}`) goToScript()
  }, [])

  const goToSection = useCallback((key: string): void => {
    setPlanOpen(false)
    goTo(sectionId(key))
  }, [])

  const plan = (
    <aside key="plan" className="area area-plan" aria-label={areas.plan}>
      <PinNote />
      <DeskAtRest area=".area-plan">
        <Plan onGoTo={goToSection} />
      </DeskAtRest>
    </aside>
  )
  const script = (
    <div key="script" className="area area-script">
      <DeskNow>
        {find}
        <WhenFinished />
        <Section id={partIds.script} heading={preview.heading}>
          <Script />
        </Section>
        <ToldBehind />
        <PeopleDialogs />
      </DeskNow>
      <Suspense>
        <RedLineFinder />
      </Suspense>
      <div className="script-notices">
        <FailureNotice retry={generate} />
        <UndoNotice />
      </div>
      <div className="script-end">
        <CheckButton className="script-check" />
        <Demonstration site={site} />
        <p className="notice">
          <span>
            <strong>{reminder.title}</strong> {reminder.text}
          </span>
        </p>
        <Footer site={site} />
      </div>
    </div>
  )
  const couple = (
    <aside
      key="couple"
      className="area area-couple"
      aria-label={areas.couple}
      data-folded={isWide && isFolded ? '' : undefined}
    >
      {isWide ? (
        <button
          type="button"
          className="fold"
          aria-expanded={!isFolded}
          aria-label={isFolded ? areas.showCouple : areas.hideCouple}
          onClick={() => setFolded(!isFolded)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="m6 3 5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
      ) : (
        <PinNote />
      )}
      {isWide && isFolded ? null : (
        <DeskAtRest area=".area-couple">
          <Couple namesAsked={namesAsked} onGoTo={goToSection} />
        </DeskAtRest>
      )}
    </aside>
  )
  if (isWide) return [plan, script, couple]
  return (
    <>
      {couple}
      {script}
      <Parts onPlan={() => setPlanOpen(true)} />
      <div className="from-below">
        <Dialog open={isPlanOpen} onClose={() => setPlanOpen(false)} title={areas.plan}>
          <PlanPanel onGoTo={goToSection} />
        </Dialog>
      </div>
    </>
  )
}
