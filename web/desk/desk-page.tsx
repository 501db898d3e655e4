// First, because it says in which order the layers of styles stand, before the page's own sheet does.
import './desk.css'
import './desk-paper.css'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useCreatorMessages, useScreens } from '../language/use-language.ts'
import { keepForOffline } from '../offline/keep-for-offline.ts'
import { ShelfDialog } from '../shelf/list/shelf-dialog.tsx'
import { useSite } from '../site/use-site.ts'
import { Dialog } from '../ui/dialog.tsx'
import { LatePieces, latePiece } from '../ui/late-piece.tsx'
import { useMedia } from '../ui/use-media.ts'
import { Announcer } from './announcer.tsx'
import { Areas } from './areas.tsx'
import { Bar } from './bar/bar.tsx'
import { editing, useDeskStart, useEditing, useShelving } from './desk-state.ts'
import { useFindKey } from './find/use-find-key.ts'
import { InstructionsDialog } from './instructions-dialog.tsx'
import { StorageNotice } from './notices.tsx'
import { Paper } from './paper.tsx'
import { type Desk, DeskContext } from './use-desk.ts'
import { useFirstCeremony } from './use-first-ceremony.ts'
import { useHistoryKeys } from './use-history-keys.ts'
import { useLibrary } from './use-library.ts'
import { useQuietCaret } from './use-quiet-caret.ts'
import { Ways } from './ways.tsx'
import { sourceInUse } from './writing/source-in-use.ts'
import { useWriting } from './writing/use-writing.ts'
import { SettingsDialog } from './writing-service/settings-dialog.tsx'

const FindBar = latePiece(async () => (await import('./find/find-bar.tsx')).FindBar)

const VoicePanel = latePiece(async () => (await import('./voice/voice-panel.tsx')).VoicePanel)

type OpenDialog = 'none' | 'ceremonies' | 'instructions' | 'settings' | 'voice'

/** Where the three areas stand side by side; `desk.css` says the same. */
const wide = '(min-width: 68rem) and (min-height: 30rem)'

/** The desk: one bar, and below it the plan, the script and what is known about the couple. */
export function DeskPage() {
  const { ceremony, isEditable } = useEditing()
  const isShown = useShelving((state) => state.isShown)
  const library = useLibrary(ceremony)
  const [dialog, setDialog] = useState<OpenDialog>('none')
  const [isFinding, setFinding] = useState(false)
  const isWide = useMedia(wide)
  const isPaper = useMedia('print')
  const site = useSite()
  const words = useCreatorMessages().desk
  const { header } = useScreens()
  const source = useCallback(() => sourceInUse(site), [site])
  const { namesAsked, generate } = useWriting(library, source)
  const first = useFirstCeremony()
  useDeskStart()
  useEffect(keepForOffline, [])
  useHistoryKeys(words.history)
  useFindKey(() => setFinding(true))
  useQuietCaret()

  // In another language's words nothing is edited: an edit names a line of the library.
  const canEdit = isEditable && library.language === ceremony.language
  const desk = useMemo<Desk>(
    () => ({ ceremony, library, isEditable: canEdit, change: editing.change, sourceInUse: source }),
    [ceremony, library, canEdit, source],
  )
  const close = useCallback((): void => setDialog('none'), [])

  return (
    <DeskContext value={desk}>
      <title>{header.pageTitle}</title>
      {isPaper ? <Paper /> : null}
      <div className="desk-page" data-wide={isWide ? '' : undefined}>
        <Bar
          isWide={isWide}
          onCeremonies={() => setDialog('ceremonies')}
          onFind={() => setFinding(true)}
          onInstructions={() => setDialog('instructions')}
          onSettings={() => setDialog('settings')}
          onVoice={() => setDialog('voice')}
          generate={() => {
            if (generate()) first.leave()
          }}
        />
        <StorageNotice />
        {isWide && isShown && !first.isCard ? <Ways /> : null}
        <main className="desk" data-waiting={isShown ? undefined : ''}>
          {isShown ? (
            <Areas
              site={site}
              isWide={isWide}
              namesAsked={namesAsked}
              first={first}
              generate={generate}
              find={
                isFinding ? (
                  <LatePieces>
                    <FindBar onClose={() => setFinding(false)} />
                  </LatePieces>
                ) : null
              }
            />
          ) : null}
        </main>
      </div>
      <Announcer />
      <ShelfDialog open={dialog === 'ceremonies'} onClose={close} />
      <InstructionsDialog open={dialog === 'instructions'} onClose={close} />
      <Dialog open={dialog === 'voice'} onClose={close} title={words.bar.voice}>
        <LatePieces>
          <VoicePanel />
        </LatePieces>
      </Dialog>
      <SettingsDialog open={dialog === 'settings'} onClose={close} site={site} />
    </DeskContext>
  )
}
