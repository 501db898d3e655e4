import { useEffect } from 'react'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LatePieces, latePiece } from '../../ui/late-piece.tsx'
import { closePeople, useOpenPeople } from './open-people.ts'

const PeoplePanel = latePiece(() =>
  import('./people-panel.tsx').then(({ PeoplePanel }) => PeoplePanel),
)
const EntrancesPanel = latePiece(() =>
  import('./entrances-panel.tsx').then(({ EntrancesPanel }) => EntrancesPanel),
)
const MissingName = latePiece(() =>
  import('./missing-name.tsx').then(({ MissingName }) => MissingName),
)

/** Who is there, who walks in, and one name that the script lacks; mounted once, by the desk. */
export function PeopleDialogs() {
  const { people: words } = useCreatorMessages()
  const opened = useOpenPeople()
  // Nothing is left open for the next time the desk is.
  useEffect(() => closePeople, [])
  return (
    <>
      <Dialog open={opened.kind === 'people'} onClose={closePeople} title={words.title}>
        <LatePieces>
          <PeoplePanel />
        </LatePieces>
      </Dialog>
      <Dialog
        open={opened.kind === 'entrances'}
        onClose={closePeople}
        title={words.entrances.title}
      >
        <LatePieces>
          <EntrancesPanel />
        </LatePieces>
      </Dialog>
      <Dialog
        open={opened.kind === 'name'}
        onClose={closePeople}
        title={opened.kind === 'name' ? words.missing[opened.of] : ''}
      >
        {opened.kind === 'name' ? (
          <LatePieces>
            <MissingName of={opened.of} moment={opened.moment} onDone={closePeople} />
          </LatePieces>
        ) : null}
      </Dialog>
    </>
  )
}
