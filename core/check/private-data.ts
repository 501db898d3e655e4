/** Telephones, documents, cards and addresses in a text: whoever they belong to, nobody is to hear them. */
import { privateNumbersIn } from '../told/private-numbers.ts'
import { type CheckedScript, findingIn } from './checked-script.ts'
import type { Finding } from './finding.ts'

/** Red in what was written, edited and pasted alike; the library has none, and fields are what they are. */
export function privateData({ lines }: CheckedScript): Finding[] {
  return lines
    .filter(({ origin }) => origin !== 'library' && origin !== 'fields')
    .flatMap((line) =>
      privateNumbersIn(line.text).map((place) =>
        findingIn(line, place, 'red', { kind: 'privateData' }),
      ),
    )
}
