/** What a model finds unbacked in written texts: the call that follows writing, recorded like any other. */
import { type ClaimsRequest, claimsRequest, readClaims } from '#core/check/claims.ts'
import type { Library } from '#core/library/piece.ts'
import { type NamedRequest, nameOf } from './recorded-service.ts'
import type { Recording } from './recordings.ts'
import { ceremonyWith, type WrittenCeremony } from './written-ceremony.ts'

interface AskedClaims {
  named: NamedRequest
  request: ClaimsRequest
}

/** The call for these texts. @param whose the couple, and whether the texts are of the first prompts */
function claimsOf(
  whose: string,
  written: WrittenCeremony,
  library: Library,
): AskedClaims | undefined {
  const request = claimsRequest(ceremonyWith(written), library)
  if (request === undefined) return undefined
  const schema = JSON.stringify(request.schema)
  const asked = { system: `${request.instructions}\n\n${schema}`, user: request.data }
  return { named: { name: nameOf(whose, asked), request: asked }, request }
}

/** The sentences that a model found without a source; or the request, where it is not recorded. */
export function unbackedIn(
  whose: string,
  written: WrittenCeremony,
  library: Library,
  recordings: ReadonlyMap<string, Recording>,
): { unbacked: readonly string[] } | { missing: NamedRequest } | undefined {
  const claims = claimsOf(whose, written, library)
  if (claims === undefined) return undefined
  const recording = recordings.get(claims.named.name)
  if (recording === undefined) return { missing: claims.named }
  const read = readClaims(recording.completion, claims.request)
  return read === undefined ? undefined : { unbacked: [...read.unbacked] }
}
