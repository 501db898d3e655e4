/** A celebrant using the server: answers with words that only the couple knows, and the texts that come back. */
import { questionIds } from '#core/ceremony/question-ids.ts'
import { answer as telling, writingRequest } from '#core/writer/testing/writing-request.ts'
import { specialSession } from '../scripts/special-session.ts'

export interface Couple {
  /** All words sent so far, none of which may be found on the server. */
  readonly marks: readonly string[]
  /** Logs in with the special PIN, once for all later calls. */
  logIn(url: string): Promise<void>
  /** Asks for the three texts; returns the whole event stream. Rejects if the connection breaks. */
  askForTexts(url: string): Promise<string>
}

export function createCouple(chance: () => number): Couple {
  const marks: string[] = []
  let cookie = ''

  function mark(): string {
    const letters = Array.from({ length: 12 }, () =>
      String.fromCharCode(97 + Math.floor(chance() * 26)),
    )
    const word = `zq${letters.join('')}`
    marks.push(word)
    return word
  }

  const partner = () => ({ called: mark(), full: mark(), agreement: 'neutral' as const })

  return {
    marks,
    logIn: async (url) => {
      cookie = await specialSession(url)
    },
    askForTexts: async (url) => {
      const answer = await fetch(`${url}/api/writing`, {
        method: 'POST',
        // A connection from before a kill would break during the call.
        headers: { connection: 'close', 'content-type': 'application/json', cookie },
        body: JSON.stringify(
          writingRequest({
            couple: [partner(), partner()],
            place: mark(),
            tellings: questionIds.map((question) => telling(question, `Em ${mark()}.`)),
          }),
        ),
      })
      if (answer.status !== 200) throw new Error(`texts were answered ${answer.status}`)
      return answer.text()
    },
  }
}
