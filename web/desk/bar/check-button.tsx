import { useState } from 'react'
import { openThings } from '#core/ceremony/bringing.ts'
import { withoutUsualChildren } from '#core/ceremony/edits/people.ts'
import { decideDelicate } from '#core/ceremony/edits/second-reading.ts'
import { thingsOfPlan } from '#core/ceremony/needed-things.ts'
import { acceptFinding } from '#core/check/accept-finding.ts'
import { seeDelicate } from '#core/check/delicate-marks.ts'
import type { Mend } from '#core/check/mending.ts'
import { withoutSentence } from '#core/check/without-sentence.ts'
import { CheckDialog } from '../../check/check-dialog.tsx'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LatePieces, latePiece } from '../../ui/late-piece.tsx'
import { editing, shelf, useEditing } from '../desk-state.ts'
import { lineId, sectionId } from '../element-ids.ts'
import { goTo } from '../go-to.ts'
import { openPeople } from '../people/open-people.ts'
import { PropBringers } from '../plan/prop-bringers.tsx'
import { spokenLine } from '../sheet/spoken-line.ts'
import { type Desk, useCeremonyDesk, useDesk } from '../use-desk.ts'
import { useGivenDistances } from '../writing/given-distances.ts'
import { useSecondReading } from '../writing/second-reading.ts'
import { useOthers } from './use-others.ts'

const Mending = latePiece(() => import('./mending.tsx').then((all) => all.Mending))

interface CheckButtonProps {
  className?: string
  look?: 'plain' | 'quiet'
}

/** "Conferir": what is worth a second look, in a dialog from which one goes to the line. */
export function CheckButton({ className = '', look = 'plain' }: CheckButtonProps) {
  const { library } = useCeremonyDesk()
  const { bar } = useCreatorMessages().desk
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look={look} className={className} onClick={() => setOpen(true)}>
        {bar.check}
      </Button>
      {library === undefined ? null : <DeskCheck isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

interface DeskCheckProps {
  isOpen: boolean
  onClose: () => void
}

/** What there is to look at in the ceremony on the desk, and the writing again of what is marked. */
export function DeskCheck({ isOpen, onClose }: DeskCheckProps) {
  const desk = useDesk()
  const [mends, setMends] = useState<readonly Mend[]>()
  const { desk: deskWords, people } = useCreatorMessages()
  const { bar } = deskWords
  const others = useOthers(desk.ceremony.id, isOpen ? 'texts' : 'nothing')
  const given = useGivenDistances(isOpen)
  const before = useEditing((state) => state.before)
  const isReading = useSecondReading(isOpen && mends === undefined)
  if (mends !== undefined) {
    const done = (): void => setMends(undefined)
    return (
      <Dialog open title={bar.check} onClose={done}>
        <LatePieces>
          <Mending mends={mends} onDone={done} />
        </LatePieces>
      </Dialog>
    )
  }
  return (
    <CheckDialog
      open={isOpen}
      title={bar.check}
      ceremony={desk.ceremony}
      library={desk.library}
      others={others}
      given={given}
      isReading={isReading}
      isReadOnly={!desk.isEditable}
      onClose={onClose}
      bringers={isOpen ? <OpenThings /> : null}
      onNothingRed={(revision) => void shelf.mark(desk.ceremony.id, { checkedRevision: revision })}
      onAccept={(id) =>
        desk.change((ceremony, nowMs) => acceptFinding(ceremony, id, nowMs), { at: '' })
      }
      onMend={setMends}
      onDelicateSeen={() => desk.change(seeDelicate, { isStep: false })}
      onDecide={(mark, decision) =>
        desk.change((ceremony, nowMs) => decideDelicate(ceremony, mark, decision, nowMs), {
          at: '',
        })
      }
      onTakeOut={(sentence) =>
        desk.change((ceremony, nowMs) => withoutSentence(ceremony, desk.library, sentence, nowMs), {
          at: sectionId(sentence.sectionKey),
        })
      }
      renamer={{
        onRename: (rename) => desk.change(rename, { at: '' }),
        onUndo: () => void editing.undo(),
        before,
      }}
      entrances={{
        name: people.entrances.title,
        open: () => setTimeout(() => openPeople({ kind: 'entrances' })),
      }}
      onWithoutChildren={() =>
        desk.change(
          (ceremony, nowMs) => withoutUsualChildren(ceremony, desk.library.frame, nowMs),
          { at: '' },
        )
      }
      // Once the dialog has closed, which gives the focus back to the button.
      onGoTo={(key, line) => setTimeout(() => goToSpokenLine(desk, key, line))}
    />
  )
}

/** What nobody brings, asked for one by one: those that are answered meanwhile stay where they are. */
function OpenThings() {
  const { ceremony, library } = useDesk()
  const [asked] = useState(() =>
    openThings(thingsOfPlan(ceremony.plan, library), ceremony, library),
  )
  return <PropBringers props={asked} at="" />
}

function goToSpokenLine({ ceremony, library }: Desk, key: string, line: number): void {
  const found = spokenLine(ceremony, library, key, line)
  if (found === undefined || !goTo(lineId(key, found.place))) goTo(sectionId(key))
}
