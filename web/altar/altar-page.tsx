import './altar.css'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { correctLine } from '#core/altar/correct-line.ts'
import { altarManifestPath, appManifestPath } from '#core/pages/install-paths.ts'
import { readingPath } from '#core/pages/service-worker-file.ts'
import { useLanguage } from '../language/use-language.ts'
import { keepForOffline } from '../offline/keep-for-offline.ts'
import { MissingPiece } from '../ui/missing-piece.tsx'
import { showToast } from '../ui/toast.ts'
import type { StoreResult } from './altar-ceremonies.ts'
import { useAltarWords } from './altar-words.ts'
import { ChooseCeremony } from './choose-ceremony.tsx'
import { Reader } from './reader.tsx'
import { RehearsalResult } from './rehearsal-result.tsx'
import { useAltar } from './use-altar.ts'
import { WayIn } from './way-in.tsx'

/**
 * Where a script is read to guests, or rehearsed: outside the guard of the creator, from this device alone
 * (docs/design/ceremony.md section 7).
 */
export function AltarPage() {
  const { words, isMissing } = useAltarWords()
  const altar = useAltar()
  const { state, look } = altar
  const { language } = useLanguage()

  // Who installs from here gets what opens here: a phone that only reads has no access to the creator.
  useEffect(() => {
    const link = document.querySelector('link[rel="manifest"]')
    link?.setAttribute('href', altarManifestPath(language))
    return () => link?.setAttribute('href', appManifestPath(language))
  }, [language])

  // Not at the first paint: at the altar the page has more important things to do.
  useEffect(keepForOffline, [])

  if (isMissing && words === undefined) return <MissingPiece load={reload} />
  if (words === undefined || state.kind === 'starting') return <main className="altar-wait" />

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

/** A failed import stays failed for the life of the document. */
async function reload(): Promise<void> {
  window.location.reload()
}
