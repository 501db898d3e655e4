import { randomUUID } from 'node:crypto'
import type {
  GenerationLimits,
  GenerationRefusal,
  GenerationStore,
} from '#server/ports/generation-store.ts'
import { emailKey } from './email-key.ts'
import type { Secrets } from './secrets.ts'
import { hashToken } from './tokens.ts'

/** A slot for one generation, or how long until there may be one. */
type GenerationPlace =
  | {
      answer: 'started'
      /** Of the person's characters, what is used or reserved now; more than 1 never. */
      share: number
      end: (sentCharacters: number) => Promise<void>
    }
  | GenerationRefusal

/** Who is generating, according to their session and their browser. */
interface Generating {
  /** The subscription's id, or `special`. */
  holder: string
  /** Empty when nobody gave one. */
  email: string
  deviceToken: string | undefined
  /** The most characters of prompts that the generation will send. */
  promptCharacters: number
}

/**
 * Takes a slot and reserves characters (docs/design/access-and-money.md section 9); `end` frees the slot and counts what
 * was sent in their place. The limits apply to the person, not the subscription: withdrawing and buying again with the
 * same e-mail, payer or device does not reset them.
 */
export type FairUse = (who: Generating) => Promise<GenerationPlace>

export interface FairUseParts {
  store: GenerationStore
  secrets: Pick<Secrets, 'counterKey'>
  limits: GenerationLimits
  /** After this a slot is free again, whatever became of its generation. */
  leaseMs: number
  /** Milliseconds since 1970. */
  now: () => number
}

export function createFairUse({ store, secrets, limits, leaseMs, now }: FairUseParts): FairUse {
  async function holdersOf({ holder, email, deviceToken }: Generating): Promise<string[]> {
    const buyers = await store.buyersOf(holder)
    const emails = [email, ...buyers.emails].filter((one) => one !== '')
    return [
      ...new Set([
        holder,
        ...emails.map((one) => secrets.counterKey('email', emailKey(one))),
        ...buyers.payers.map((one) => secrets.counterKey('payer', one)),
        ...(deviceToken ? [hashToken(deviceToken)] : []),
        ...buyers.browsers,
      ]),
    ]
  }

  return async (who) => {
    const holders = await holdersOf(who)
    const id = randomUUID()
    const { promptCharacters } = who
    const begun = { id, holders, leaseMs, limits, promptCharacters }
    const start = await store.beginGeneration({ now: now(), ...begun })
    if (start.answer !== 'started') return start
    return {
      ...start,
      end: (sentCharacters) =>
        store.endGeneration({ id, holders, now: now(), promptCharacters: sentCharacters }),
    }
  }
}
