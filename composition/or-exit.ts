/** A failed step of the start, with a sentence that tells the operator what to do. Contains no secret. */
export interface StartFailure {
  ok: false
  sentence: string
}

/** Returns what the step made, or ends the process with the sentence on stderr and exit code 1. */
export function orExit<Started extends { ok: true }>(outcome: Started | StartFailure): Started {
  if (outcome.ok) return outcome
  process.stderr.write(`${outcome.sentence}\n`)
  process.exit(1)
}
