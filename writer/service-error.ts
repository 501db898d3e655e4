/** What a service says of an error in an error answer (docs/design/services.md section 3.4). */
import type { Dialect } from './dialects/dialect.ts'
import type { ProviderError } from './failure-code.ts'
import { parseJson } from './parse-json.ts'
import { readText } from './read-text.ts'

/** Errors are a few hundred bytes; what is longer says nothing that we would read. */
const errorMaxBytes = 256 * 1024

/** Reads an error answer to its end; one that does not come to an end is left, and has said its status alone. */
export async function readErrorAnswer(
  response: Response,
  { readError }: Pick<Dialect, 'readError'>,
): Promise<ProviderError> {
  const raw = (await readText(response, errorMaxBytes)) ?? ''
  const json = parseJson(raw)
  // A gateway in between may answer in plain text.
  const said = json === undefined ? { message: raw } : readError(json)
  return { ...said, status: response.status }
}
