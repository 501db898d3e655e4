/** Sending an account's PIN again, to its address or to another one. */
import type {
  EmailChange,
  EmailChanged,
  MailingRefusal,
  PinMailed,
  PinMailing,
} from '#server/ports/operator-store.ts'
import { accountColumns, toAccount } from '../access/accounts.ts'
import { pickFree } from '../access/grant-access.ts'
import type { Engine, StoreTransaction } from '../dialects/engine.ts'
import { insertLetter, orderOfLetter } from '../letters.ts'

/** Letters that contain a PIN or link; a newer one replaces them. */
const doorOpening = ['pin', 'reminder', 'enrolment-link']

/** The store's `mailPin` (server/ports/operator-store.ts), within a transaction. */
export async function mailPin(
  trx: StoreTransaction,
  { now, subscriptionId, enrolmentHash, writeLetter }: PinMailing,
): Promise<PinMailed | MailingRefusal> {
  const row = await trx
    .selectFrom('subscriptions')
    .select(accountColumns)
    .where('id', '=', subscriptionId)
    .executeTakeFirst()
  if (!row) return { answer: 'not-found' }
  if (row.ends_at <= now) return { answer: 'ended' }
  const former = await trx
    .selectFrom('letters')
    .select('params')
    .where('subscription_id', '=', subscriptionId)
    .where('kind', '=', 'pin')
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  const account = toAccount(row)
  const letter = writeLetter(account, former && JSON.parse(former.params))
  await trx
    .insertInto('enrolments')
    .values({
      key_hash: enrolmentHash,
      subscription_id: subscriptionId,
      special_tag: null,
      created_at: now,
      spent_at: null,
      order_id: orderOfLetter(letter),
    })
    .execute()
  await insertLetter(trx, letter)
  return { answer: 'mailed', letterId: letter.id, account }
}

/** The store's `changeEmail`, within a transaction. */
export async function changeEmail(
  engine: Engine,
  trx: StoreTransaction,
  change: EmailChange,
): Promise<EmailChanged | MailingRefusal | { answer: 'email-taken' }> {
  const { now, subscriptionId, email, emailKey, pinCandidates } = change
  // As for a grant: nobody may get a subscription under this address while we check whether anybody has one.
  await engine.lock(trx, `email:${emailKey}`, 'exclusive')
  const former = await trx
    .selectFrom('subscriptions')
    .select(['email', 'ends_at'])
    .where('id', '=', subscriptionId)
    .executeTakeFirst()
  if (!former) return { answer: 'not-found' }
  if (former.ends_at <= now) return { answer: 'ended' }
  const other = await trx
    .selectFrom('subscriptions')
    .select('id')
    .where('email_key', '=', emailKey)
    .where('ends_at', '>', now)
    .where('id', '<>', subscriptionId)
    .executeTakeFirst()
  if (other) return { answer: 'email-taken' }

  await trx
    .updateTable('subscriptions')
    .set({ email, email_key: emailKey })
    .where('id', '=', subscriptionId)
    .execute()
  await trx
    .deleteFrom('enrolments')
    .where('subscription_id', '=', subscriptionId)
    .where('spent_at', 'is', null)
    .execute()
  if (pinCandidates) await replacePin(engine, trx, change, pinCandidates)

  const goneOut = await trx
    .selectFrom('letters')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('kind', 'in', doorOpening)
    .where('state', '=', 'sent')
    .execute()
  const mailed = await mailPin(trx, change)
  if (mailed.answer !== 'mailed') return mailed
  await trx
    .deleteFrom('letters')
    .where('subscription_id', '=', subscriptionId)
    .where('kind', 'in', doorOpening)
    .where('state', '<>', 'sent')
    .where('id', '<>', mailed.letterId)
    .execute()
  await trx
    .updateTable('letters')
    .set({ recipient: email, state: 'waiting', next_attempt_at: now })
    .where('subscription_id', '=', subscriptionId)
    .where('state', '<>', 'sent')
    .where('id', '<>', mailed.letterId)
    .execute()
  return {
    answer: 'changed',
    letterId: mailed.letterId,
    account: mailed.account,
    formerEmail: former.email,
    lettersGoneOut: goneOut.length,
  }
}

/** Gives the subscription a new PIN, which locks out anyone who knows only the old one. */
async function replacePin(
  engine: Engine,
  trx: StoreTransaction,
  { subscriptionId, now }: EmailChange,
  pinCandidates: NonNullable<EmailChange['pinCandidates']>,
): Promise<void> {
  await engine.lock(trx, 'pins', 'exclusive')
  const pin = await pickFree(trx, { pinCandidates, now })
  const [current] = pin.hmacs
  if (!current) throw new Error('a PIN candidate needs an HMAC')
  await trx
    .updateTable('subscriptions')
    .set({ pin_key_id: current.keyId, pin_hmac: current.hmac, pin_sealed: pin.seal() })
    .where('id', '=', subscriptionId)
    .execute()
  await trx.deleteFrom('sessions').where('subscription_id', '=', subscriptionId).execute()
  await trx.deleteFrom('devices').where('subscription_id', '=', subscriptionId).execute()
}
