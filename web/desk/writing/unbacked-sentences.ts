import { useEffect, useState } from 'react'
import type { Ceremony } from '#core/ceremony/document.ts'
import type { Library } from '#core/library/piece.ts'
import type { WritingSource } from '../../generation/writing-source.ts'
import { useDesk } from '../use-desk.ts'

/** What was asked last, so that an unchanged script is not asked about again. */
let last: { asked: string; unbacked: ReadonlySet<string> } | undefined

/**
 * Sentences that hold a claim nobody made, as the writing service reads them; undefined while that is not known.
 * Only what may be told is sent.
 */
async function askForUnbacked(
  ceremony: Ceremony,
  library: Library,
  source: WritingSource,
  signal: AbortSignal,
): Promise<ReadonlySet<string> | undefined> {
  const { claimsRequest, readClaims } = await import('#core/check/claims.ts')
  const request = claimsRequest(ceremony, library)
  if (request === undefined) return undefined
  const { sentences, facts } = request
  const asked = JSON.stringify([sentences, facts])
  if (last?.asked === asked) return last.unbacked
  const wire = { language: ceremony.language, facts: [...facts], sentences: [...sentences] }
  const answer = await source.claims(wire, signal)
  if (!('kind' in answer) || answer.kind !== 'answered') return undefined
  const claims = readClaims(answer.value.answer, request)
  if (claims === undefined) return undefined
  last = { asked, unbacked: claims.unbacked }
  return claims.unbacked
}

/** The sentences without a source, asked for while `isAsked`; without an answer the check does without. */
export function useUnbackedSentences(isAsked: boolean): ReadonlySet<string> | undefined {
  const { ceremony, library, sourceInUse } = useDesk()
  const [unbacked, setUnbacked] = useState<ReadonlySet<string>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once each time, not at every change
  useEffect(() => {
    if (!isAsked) return
    const leaving = new AbortController()
    askForUnbacked(ceremony, library, sourceInUse(), leaving.signal).then(
      (found) => {
        if (!leaving.signal.aborted) setUnbacked(found)
      },
      // Its code could not be loaded.
      () => undefined,
    )
    return () => leaving.abort()
  }, [isAsked])
  return unbacked
}
