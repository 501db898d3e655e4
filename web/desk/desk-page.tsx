// First, because it says in which order the layers of styles stand, before the page's own sheet does.
import './desk.css'
import './desk-paper.css'
import { Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { secondLanguageOf } from '#core/ceremony/second-language.ts'
import { callDetails } from '#core/messages/call-details.ts'
import { useCreatorMessages, useLanguage, useScreens } from '../language/use-language.ts'
import { keepForOffline } from '../offline/keep-for-offline.ts'
import { holdsCeremonies } from '../reading/holds-ceremonies.ts'
import { ShelfDialog } from '../shelf/list/shelf-dialog.tsx'
import { useSite } from '../site/use-site.ts'
import { browserDevice } from '../storage/device.ts'
import { Dialog } from '../ui/dialog.tsx'
import { InTurn } from '../ui/in-turn.tsx'
import { LatePieces, latePiece } from '../ui/late-piece.tsx'
import { MissingPiece } from '../ui/missing-piece.tsx'
import { useMedia } from '../ui/use-media.ts'
import { useRootMark } from '../ui/use-root-mark.ts'
import { useTouched } from '../ui/use-touched.ts'
import { Announcer } from './announcer.tsx'
import { Bar } from './bar/bar.tsx'
import { StartCard, startCardId } from './couple/start-card.tsx'
import { editing, useDeskStart, useEditing, useShelving } from './desk-state.ts'
import { DeskAtRest, DeskNow, type DeskTools, DeskToolsContext } from './desk-views.tsx'
import { useFindKey } from './find/use-find-key.ts'
import { Footer } from './footer.tsx'
import { InstructionsDialog } from './instructions-dialog.tsx'
import { StorageNotice } from './notices.tsx'
import { Paper } from './paper.tsx'
import { PinNote } from './pin-note.tsx'
import { loadScriptDesk, ScriptDesk } from './script-desk.ts'
import { useFirstCeremony } from './use-first-ceremony.ts'
import { useHistoryKeys } from './use-history-keys.ts'
import { useLibrary } from './use-library.ts'
import { useQuietCaret } from './use-quiet-caret.ts'
import { Ways } from './ways.tsx'
import { sourceInUse } from './writing/source-in-use.ts'
import { useWriting } from './writing/use-writing.ts'
import { SettingsDialog } from './writing-service/settings-dialog.tsx'

const FindBar = latePiece(async () => (await import('./find/find-bar.tsx')).FindBar)

const OverHand = latePiece(async () => (await import('./writing/over-hand.tsx')).OverHand)

const VoicePanel = latePiece(async () => (await import('./voice/voice-panel.tsx')).VoicePanel)

// It is fetched with the library when a script is to be shown; where one is kept, that is known before it has been read.
if (holdsCeremonies(browserDevice)) loadScriptDesk().catch(() => undefined)

type OpenDialog = 'none' | 'ceremonies' | 'instructions' | 'settings' | 'voice'

/** Where the three areas stand side by side; `desk.css` says the same. */
const wide = '(min-width: 68rem) and (min-height: 30rem)'

/** The desk: one bar, and below it the plan, the script and what is known about the couple. */
export function DeskPage() {
  const language = useEditing(({ ceremony }) => ceremony.language)
  const second = useEditing(({ ceremony }) => secondLanguageOf(ceremony))
  const isShown = useShelving((state) => state.isShown)
  const [dialog, setDialog] = useState<OpenDialog>('none')
  const [isFinding, setFinding] = useState(false)
  const isWide = useMedia(wide)
  const isPaper = useMedia('print')
  const site = useSite()
  const { desk: words, callTooLong } = useCreatorMessages()
  const { header } = useScreens()
  const { language: spoken } = useLanguage()
  const source = useCallback(
    () => sourceInUse(site, (excess) => callTooLong(callDetails(excess, spoken))),
    [site, spoken, callTooLong],
  )
  const first = useFirstCeremony()
  const isTouched = useTouched()
  const isScript = isShown && !first.isCard
  const { library, isMissing, load } = useLibrary(language, second, isScript || isTouched)
  const isOwn = library?.language === language
  const { namesAsked, generate, asksAbout, answer } = useWriting(
    isOwn ? library : undefined,
    source,
  )
  useDeskStart()
  useEffect(keepForOffline, [])
  useHistoryKeys(words.history)
  useFindKey(() => setFinding(true))
  useQuietCaret()
  useRootMark('has-desk')

  // In another language's words nothing is edited: an edit names a line of the library.
  const canEdit = isOwn || first.isCard
  const tools = useMemo<DeskTools>(
    () => ({ library, canEdit, change: editing.change, sourceInUse: source }),
    [library, canEdit, source],
  )
  const close = useCallback((): void => setDialog('none'), [])

  // Drawn in slices, between which the page answers; taken away at once.
  const canBeDrawn = isShown && (first.isCard || library !== undefined)
  const isDue = useDeferredValue(canBeDrawn)

  // Whoever fills in the card loses nothing of it: only a script cannot be shown without its words.
  if (isScript && library === undefined && isMissing) {
    return <MissingPiece load={load} />
  }
  const isDrawn = canBeDrawn && isDue
  return (
    <DeskToolsContext value={tools}>
      {/* An area is drawn with what is typed into it; all else when the typing rests. */}
      <DeskAtRest area=".bar">
        <title>{header.pageTitle}</title>
        {isPaper && library !== undefined ? (
          <DeskNow>
            <Paper />
          </DeskNow>
        ) : null}
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
            cardId={isShown && first.isCard ? startCardId : undefined}
          />
          <StorageNotice />
          {isWide && isScript && library !== undefined ? <Ways /> : null}
          <main className="desk" data-waiting={isDrawn ? undefined : ''}>
            {isDrawn && !first.isCard ? null : (
              <div className="area area-card">
                <PinNote />
                {isDrawn ? (
                  <>
                    <DeskNow>
                      <StartCard
                        namesAsked={namesAsked}
                        onWrite={() => {
                          if (generate()) first.leave()
                        }}
                        onLeave={first.leave}
                      />
                    </DeskNow>
                    <InTurn>
                      <Footer site={site} />
                    </InTurn>
                  </>
                ) : null}
              </div>
            )}
            {isDrawn && !first.isCard && library !== undefined ? (
              <Suspense>
                <ScriptDesk
                  site={site}
                  isWide={isWide}
                  namesAsked={namesAsked}
                  generate={generate}
                  find={
                    isFinding ? (
                      <LatePieces>
                        <FindBar onClose={() => setFinding(false)} />
                      </LatePieces>
                    ) : null
                  }
                />
              </Suspense>
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
        <Dialog
          open={asksAbout !== undefined}
          onClose={() => answer([])}
          title={words.bar.overHand}
        >
          <LatePieces>
            {asksAbout === undefined ? null : <OverHand asksAbout={asksAbout} answer={answer} />}
          </LatePieces>
        </Dialog>
        <SettingsDialog open={dialog === 'settings'} onClose={close} site={site} />
      </DeskAtRest>
    </DeskToolsContext>
  )
}
