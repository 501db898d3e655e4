import './altar.css'
import './way-in.css'
import { useEffect, useLayoutEffect } from 'react'
import { Navigate } from 'react-router'
import { correctLine } from '#core/altar/correct-line.ts'
import { altarManifestPath, appManifestPath } from '#core/pages/install-paths.ts'
import { readingPath, rehearsalParameter, trialParameter } from '#core/pages/service-worker-file.ts'
import { useLanguage } from '../language/use-language.ts'
import { useLateWords } from '../language/use-late-words.ts'
import { keepForOffline } from '../offline/keep-for-offline.ts'
import { unsentLogoutKey } from '../storage/keys.ts'
import { MissingPiece } from '../ui/missing-piece.tsx'
import { showToast } from '../ui/toast.ts'
import { useRootMark } from '../ui/use-root-mark.ts'
import type { StoreResult } from './altar-ceremonies.ts'
import { altarDatabase } from './altar-memory.ts'
import { altarWords } from './altar-words.ts'
import { ChooseCeremony } from './choose-ceremony.tsx'
import type { FirstWordsPlan } from './first-words.ts'
import { code as firstWordsCode } from './first-words.ts?script'
import { Reader } from './reader.tsx'
import { RehearsalResult } from './rehearsal-result.tsx'
import { openedAfterMs } from './trial-run.ts'
import { useAltar } from './use-altar.ts'
import { useMeantPresses } from './use-meant-presses.ts'
import { WayIn } from './way-in.tsx'

/**
 * Where a script is read to guests, or rehearsed: outside the guard of the creator, from this device alone
 * (docs/design/ceremony.md section 7).
 */
export function AltarPage() {
  const words = useLateWords(altarWords)
  const altar = useAltar()
  const { state, look } = altar
  const { language } = useLanguage()
  useMeantPresses()
  useRootMark(`altar-${look.light}`)

  // Who installs from here gets what opens here: a phone that only reads has no access to the creator.
  useEffect(() => {
    const link = document.querySelector('link[rel="manifest"]')
    link?.setAttribute('href', altarManifestPath(language))
    return () => link?.setAttribute('href', appManifestPath(language))
  }, [language])

  const isWaiting = typeof words === 'string' || state.kind === 'starting'
  // In the same frame as what takes their place.
  useLayoutEffect(() => {
    if (isWaiting) return
    openedAfterMs()
    document.querySelector('.altar-first')?.remove()
  }, [isWaiting])

  // Not at the first paint: at the altar the page has more important things to do.
  useEffect(keepForOffline, [])

  if (words === 'missing') return <MissingPiece load={reload} />
  if (isWaiting) return <Waiting />

  const tell = (result: StoreResult): void => {
    const { saved, displaced, failed } = words.correct
    if (result === 'stored') showToast({ kind: 'success', title: saved })
    else showToast({ kind: 'failure', title: result === 'displaced' ? displaced : failed })
  }

  switch (state.kind) {
    case 'closed':
      return <Navigate to={readingPath} replace />
    case 'choosing':
      return <ChooseCeremony words={words} state={state} altar={altar} />
    case 'way':
      return <WayIn words={words} opened={state} altar={altar} />
    case 'rehearsed':
      return <RehearsalResult words={words} opened={state} altar={altar} />
    case 'reading':
      return (
        <>
          <title>{words.title}</title>
          <Reader
            words={words}
            script={state.script}
            start={state.start}
            look={look}
            isRehearsal={state.isRehearsal}
            onLook={altar.setLook}
            onReach={altar.reach}
            onShow={altar.show}
            onLeave={altar.leave}
            onCorrect={async (key, line, text) => {
              const nowMs = Date.now()
              tell(
                await altar.change((ceremony, library) =>
                  correctLine(ceremony, library, { key, line }, text, nowMs),
                ),
              )
            }}
          />
        </>
      )
  }
}

const firstWordsPlan: FirstWordsPlan = {
  database: altarDatabase.name,
  store: altarDatabase.store,
  key: altarDatabase.shownKey,
  leftKey: unsentLogoutKey,
  freshParameters: [trialParameter, rehearsalParameter],
}

/** Nothing yet, or the words of a reading that a new start goes on with. */
function Waiting() {
  return (
    <>
      <main className="altar-wait" />
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; not compared in the browser, where it has run
        dangerouslySetInnerHTML={{
          __html: import.meta.env.SSR
            ? `${firstWordsCode}(window,${JSON.stringify(firstWordsPlan)})`
            : '',
        }}
      />
    </>
  )
}

/** A failed import stays failed for the life of the document. */
async function reload(): Promise<void> {
  window.location.reload()
}
