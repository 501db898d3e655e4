/**
 * The reading after the writing, of the ceremony on the desk: one at a time, never twice of the same script, and stored
 * as it comes. Where it cannot be had, likeness of words has to do.
 */
import { useEffect, useSyncExternalStore } from 'react'
import { takeSecondReading } from '#core/ceremony/edits/second-reading.ts'
import { findGuestCities } from '../../cities/find-guest-cities.ts'
import type { ReadingAgain } from '../../generation/read-again.ts'
import type { WritingSource } from '../../generation/writing-source.ts'
import { editing } from '../desk-state.ts'
import { type Desk, useDesk } from '../use-desk.ts'

/** What was asked about last, so that an unchanged script is not asked about again. */
let asked = ''
let running: ReadingAgain | undefined
const listeners = new Set<() => void>()

function publish(next: ReadingAgain | undefined): void {
  running = next
  for (const listener of listeners) listener()
}

async function readScript(
  { ceremony, library }: Pick<Desk, 'ceremony' | 'library'>,
  source: WritingSource,
): Promise<void> {
  const [{ secondReadingRequestOf }, { standingReadings }, { withSentence }, { readAgain }] =
    await Promise.all([
      import('#core/check/second-reading/second-reading-request-of.ts'),
      import('#core/check/second-reading/standing-readings.ts'),
      import('#core/check/second-reading/with-sentence.ts'),
      import('../../generation/read-again.ts'),
    ])
  // The distances that the writer was given, which nobody told.
  const { lines } = await findGuestCities(ceremony)
  const given = lines.map(({ line }) => line)
  const request = secondReadingRequestOf(ceremony, library, given)
  if (request === undefined) return
  const readingOf = standingReadings(ceremony)
  if (request.sentences.every((sentence) => readingOf(sentence) !== undefined)) return
  const content = JSON.stringify([ceremony.id, request])
  if (content === asked) return
  asked = content
  running?.stop()
  const folded = withSentence(request)
  const reading = readAgain(source, request, (event) => {
    const { ceremony: now } = editing.state()
    if (now.id !== ceremony.id) reading.stop()
    else {
      const secondReading = folded(now.secondReading, event)
      editing.change(
        (current, nowMs) =>
          secondReading === current.secondReading
            ? current
            : takeSecondReading(current, secondReading, nowMs),
        { isStep: false },
      )
    }
  })
  publish(reading)
  await reading.ended
  if (running === reading) publish(undefined)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Has the script read once more when `isAsked` becomes true, unless every sentence has been read as it stands; returns
 * whether a reading is under way.
 */
export function useSecondReading(isAsked: boolean): boolean {
  const { ceremony, library, isEditable, sourceInUse } = useDesk()
  const isReady = isAsked && isEditable
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once each time, not at every change
  useEffect(() => {
    // Where its code cannot be loaded the check does without.
    if (isReady) readScript({ ceremony, library }, sourceInUse()).catch(() => undefined)
  }, [isReady])
  return useSyncExternalStore(
    subscribe,
    () => running !== undefined,
    () => false,
  )
}
