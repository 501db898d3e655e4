import type { CommandContext } from './command.ts'

/** Three times the interval at which a running server checks for letters (composition/start-letters.ts). */
const patienceMs = 6_000
const stepMs = 200

/** What became of a letter soon after it entered the outbox, and how to say so. */
export interface LetterNews {
  state: 'sent' | 'failing' | 'parked' | 'untouched'
  sentence: string
}

/**
 * Watches for a while whether a running server sends the letter. A lease on the letter is the sign that a server is
 * running, on whichever machine.
 */
export async function awaitLetter(
  subscriptionId: string,
  letterId: string,
  { store, pause }: Pick<CommandContext, 'store' | 'pause'>,
): Promise<LetterNews> {
  for (let waitedMs = 0; ; waitedMs += stepMs) {
    const details = await store.findSubscriptionDetails(subscriptionId)
    const letter = details?.letters.find(({ id }) => id === letterId)
    if (letter?.state === 'sent') return { state: 'sent', sentence: 'The letter has gone out.' }
    if (letter?.state === 'parked') {
      const why = letter.recipient === '' ? 'there is no address' : 'the mail server refused it'
      return {
        state: 'parked',
        sentence: `The letter cannot be sent: ${why}. See "letters" and "change-email".`,
      }
    }
    if (letter && letter.attempts > 0 && letter.lastError !== null) {
      return {
        state: 'failing',
        sentence: 'The mail server did not take the letter yet; it is tried again. See "letters".',
      }
    }
    if (waitedMs >= patienceMs) {
      return {
        state: 'untouched',
        sentence: 'No running server has sent the letter yet: it goes out once one runs.',
      }
    }
    await pause(stepMs)
  }
}
