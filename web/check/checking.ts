/**
 * One check after another of the ceremony on the desk, cut into slices between which the page answers. What has begun
 * comes to its end, whatever changes meanwhile, and is followed by a look at what has changed; only another ceremony ends
 * it. The same content is never looked at twice, however often it is handed over.
 */
import type { Ceremony } from '#core/ceremony/document.ts'
import type { Finding } from '#core/check/finding.ts'
import { type FoundSoFar, findingSteps } from '#core/check/findings-of.ts'
import {
  type OtherCeremony,
  type OtherCouples,
  otherCoupleSteps,
} from '#core/check/other-couples.ts'
import type { Library } from '#core/library/piece.ts'

/** Another ceremony of this device, and which state of it. */
export type KeptCeremony = OtherCeremony & Pick<Ceremony, 'id' | 'revision'>

export interface Checked {
  ceremony: Ceremony
  /** In the ceremony's language. */
  library: Library
  /** The other ceremonies of this device. */
  others: readonly KeptCeremony[]
  /** What the writer was told besides the tellings. */
  given?: readonly string[]
  wordsPerMinute?: number
}

export interface CheckState {
  /** `failed`: a step threw, and something may not have been looked at. */
  phase: 'working' | 'done' | 'failed'
  /** What is known by now, accepted or not: while at work that of the look before, or what this one has found so far. */
  findings: readonly Finding[]
  /** They are all that a whole look found, be it this one or the one before. */
  isWhole: boolean
  /** The ceremony as it was looked at; absent while nothing of it has been. */
  ceremony?: Ceremony
}

/** How the last look ended, for the next one who asks about the same ceremony. */
export interface LastCheck {
  last?: Required<CheckState> & { content: string }
}

interface Turns {
  /** Does this after a pause, at the earliest when the page can answer; returns how to call it off. */
  after: (pauseMs: number, work: () => void) => () => void
  nowMs: () => number
  /** Tells of a bug. */
  report: (error: unknown) => void
}

export interface Checking {
  /** Hands over what there is to look at now; with every change, and as often as one likes. */
  want: (checked: Checked) => void
  /** Looks again at what failed. */
  again: () => void
  /** Looks at nothing more until something is wanted. */
  stop: () => void
  state: () => CheckState
  subscribe: (listener: () => void) => () => void
}

/** By itself it looks when the typing rests, so that nobody is told of a name while typing it. */
const typingPauseMs = 600

/** Whoever has asked waits for what follows a press. */
const askedPauseMs = 150

/** Shorter than a frame, so that a key waits for no more than one of them. */
const sliceMs = 12

/** Drawing what was found so far more often than this would hold up the looking. */
const showEveryMs = 200

export const atWork: CheckState = { phase: 'working', findings: [], isWhole: false }

/** What the findings depend on, and nothing else: not who handed it over, nor how often. */
function contentOf({ library, others, given, wordsPerMinute, ...rest }: Checked): string {
  const {
    revision: _r,
    changedAtMs: _c,
    acceptedFindings: _a,
    delicate: _d,
    versions: _v,
    ...ceremony
  } = rest.ceremony
  return JSON.stringify([
    ceremony,
    [library.language, library.second?.language],
    others.map(({ id, revision, plan }) => [id, revision, plan === undefined]),
    given,
    wordsPerMinute,
  ])
}

/** Others are read once for as long as they are the same array. */
const preparedOthers = new WeakMap<Checked['others'], OtherCouples>()

function* stepsOf(
  checked: Checked,
  onlyRed: boolean,
): Generator<FoundSoFar | undefined, Finding[]> {
  const { ceremony, library, others: all, ...context } = checked
  const others = preparedOthers.get(all) ?? (yield* otherCoupleSteps(all))
  preparedOthers.set(all, others)
  return yield* findingSteps(ceremony, library, { ...context, others }, { onlyRed })
}

/** A way of checking; `memory` outlives it, so that whoever asks next sees at once what is known. */
export function createChecking(
  { after, nowMs, report }: Turns,
  memory: LastCheck,
  { onlyRed }: { onlyRed: boolean },
): Checking {
  const pauseMs = onlyRed ? typingPauseMs : askedPauseMs
  const listeners = new Set<() => void>()
  let state = atWork
  let wanted: Checked | undefined
  /** Handed over since the look under way began, or not looked at yet. */
  let isNew = false
  let isRunning = false
  let callOff = (): void => undefined

  const publish = (next: CheckState): void => {
    state = next
    for (const listener of listeners) listener()
  }
  const stop = (): void => {
    callOff()
    isRunning = false
    isNew = wanted !== undefined
  }
  const end = (last: NonNullable<LastCheck['last']>): void => {
    isRunning = false
    memory.last = last
    const isTyped = wanted?.ceremony !== last.ceremony
    // Where something to compare with has come meanwhile, the end is not yet.
    publish(isNew && !isTyped ? { ...last, phase: 'working' } : last)
    if (isNew) callOff = after(isTyped ? pauseMs : 0, begin)
  }

  const begin = (): void => {
    if (wanted === undefined) return
    const checked = wanted
    const { ceremony } = checked
    const content = contentOf(checked)
    isNew = false
    const { last } = memory
    const isSame = last?.ceremony.id === ceremony.id
    if (isSame && last.content === content) {
      publish({ ...last, ceremony })
      return
    }
    isRunning = true
    // What was found before stays in sight until it can be replaced as a whole.
    const former = isSame && last.isWhole ? last : undefined
    publish(former === undefined ? atWork : { ...former, phase: 'working' })
    const steps = stepsOf(checked, onlyRed)
    let shownAtMs = nowMs()
    const slice = (): void => {
      const untilMs = nowMs() + sliceMs
      try {
        let step = steps.next()
        while (step.done !== true && nowMs() < untilMs) step = steps.next()
        if (step.done === true) {
          end({ content, phase: 'done', findings: step.value, isWhole: true, ceremony })
          return
        }
        const findings = former === undefined ? (step.value?.() ?? []) : []
        const isFirst = state.findings.length === 0
        if (findings.length > 0 && (isFirst || nowMs() - shownAtMs >= showEveryMs)) {
          shownAtMs = nowMs()
          publish({ phase: 'working', findings, isWhole: false, ceremony })
        }
      } catch (error) {
        report(error)
        end({ content, phase: 'failed', findings: state.findings, isWhole: false, ceremony })
        return
      }
      callOff = after(0, slice)
    }
    callOff = after(0, slice)
  }

  return {
    want: (checked) => {
      const isOther = wanted?.ceremony.id !== checked.ceremony.id
      const isContextAlone = wanted?.ceremony === checked.ceremony
      wanted = checked
      if (isOther) stop()
      isNew = true
      if (isRunning) return
      callOff()
      if (isOther) begin()
      else callOff = after(isContextAlone ? 0 : pauseMs, begin)
    },
    again: () => {
      delete memory.last
      if (!isRunning) begin()
    },
    stop,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
