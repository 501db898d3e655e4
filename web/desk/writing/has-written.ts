import type { GenerationState } from '../../generation/generation.ts'

/** Whether the last writing has come to its end with everything that it was asked for. */
export function hasWritten({ isWriting, progress, failures }: GenerationState): boolean {
  const ends = Object.values(progress)
  return (
    !isWriting && ends.length > 0 && failures.length === 0 && ends.every((end) => end === 'done')
  )
}
