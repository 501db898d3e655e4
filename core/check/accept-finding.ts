import type { Ceremony } from '../ceremony/document.ts'
import { changed } from '../ceremony/edits/change.ts'

/** More than anybody accepts by hand; the oldest go first, and would only be asked again. */
const maxAcceptedFindings = 500

/** Remembers that a finding, by its id, is right as it stands. */
export function acceptFinding(ceremony: Ceremony, id: string, nowMs: number): Ceremony {
  const accepted = ceremony.acceptedFindings ?? []
  if (accepted.includes(id)) return ceremony
  const acceptedFindings = [...accepted, id].slice(-maxAcceptedFindings)
  return changed(ceremony, { acceptedFindings }, nowMs)
}
