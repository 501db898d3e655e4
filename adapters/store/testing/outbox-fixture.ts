/** Subscriptions and letters for the outbox's tests. */
import { randomUUID } from 'node:crypto'
import type { NewLetter } from '#server/ports/letter.ts'
import type { Engine } from '../dialects/engine.ts'
import { insertLetter } from '../letters.ts'

export interface TestSubscription {
  email?: string | null
  name?: string
  createdAt?: number
  endsAt?: number
}

/** Inserts a subscription whose "sealed" PIN is the PIN in clear text, and returns its id. */
export async function addSubscription(
  engine: Engine,
  {
    email = 'marina@exemplo.com.br',
    name = 'Marina Souza',
    createdAt = 0,
    endsAt = 0,
  }: TestSubscription,
): Promise<string> {
  const id = randomUUID()
  await engine.transaction(async (trx) => {
    await trx
      .insertInto('subscriptions')
      .values({
        id,
        email,
        email_key: email,
        name,
        language: 'pt',
        source: 'granted',
        pin_key_id: 'k1',
        pin_hmac: id,
        pin_sealed: 'sealed 482913',
        created_at: createdAt,
        ends_at: endsAt,
        ending_letter_ends_at: null,
      })
      .execute()
  })
  return id
}

/** Inserts a PIN letter with `changes`, and returns it as inserted. */
export async function addLetter(engine: Engine, changes: Partial<NewLetter>): Promise<NewLetter> {
  const id = randomUUID()
  const letter: NewLetter = {
    id,
    kind: 'pin',
    language: 'pt',
    recipient: 'marina@exemplo.com.br',
    subscriptionId: null,
    params: {},
    sealed: 'sealed {"pin":"482913","enrolment":"V3xk2Jq9pL0s"}',
    messageId: `<${id}@enlace.example>`,
    createdAt: 1,
    ...changes,
  }
  await engine.transaction((trx) => insertLetter(trx, letter))
  return letter
}
