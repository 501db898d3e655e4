/** What the operator does to a person's access; the commands of `admin.ts` present it. */
import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { SubscriptionAccount } from '#server/ports/access-store.ts'
import type {
  EmailChanged,
  ErasedCounts,
  MailingRefusal,
  PersonData,
  PinMailed,
  SubscriptionDetails,
} from '#server/ports/operator-store.ts'
import type { Store } from '#server/ports/store.ts'
import type { AccessSettings } from '../access/access.ts'
import { createAccessLetters } from '../access/access-letters.ts'
import { emailKey } from '../access/email-key.ts'
import { drawPinCandidates } from '../access/pin-candidates.ts'
import type { Secrets } from '../access/secrets.ts'
import { enrolmentKeyBytes, hashToken, newToken } from '../access/tokens.ts'
import { letterParamsSchema } from '../letters/letter-composition.ts'

export interface OperatorParts {
  store: Store
  secrets: Secrets
  settings: Pick<AccessSettings, 'specialPin' | 'contactEmail' | 'messageIdHost'>
  /** Milliseconds since 1970. */
  now: () => number
}

export interface Operator {
  /** Finds a subscription by id or e-mail; of several under one e-mail, the one that ends last. */
  find(idOrEmail: string): Promise<SubscriptionAccount | null>
  /** The same with sessions, devices and letters. */
  describe(idOrEmail: string): Promise<SubscriptionDetails | null>
  /** Mails PIN and a fresh link again. */
  resend(subscriptionId: string): Promise<PinMailed | MailingRefusal>
  /** Like the store's `changeEmail`; `newPin` when a stranger may hold the former one. */
  changeEmail(
    subscriptionId: string,
    email: string,
    newPin: boolean,
  ): Promise<EmailChanged | MailingRefusal | { answer: 'email-taken' }>
  exportPerson(email: string): Promise<PersonData>
  erasePerson(email: string): Promise<ErasedCounts>
}

/** Whether nothing at all is stored under an e-mail. */
export function isNothing({ subscriptions, otherLetters, orders }: PersonData): boolean {
  return subscriptions.length + otherLetters.length + orders.length === 0
}

export function createOperator({ store, secrets, settings, now }: OperatorParts): Operator {
  const letters = createAccessLetters({
    secrets,
    host: settings.messageIdHost,
    contactEmail: settings.contactEmail,
  })

  async function find(idOrEmail: string): Promise<SubscriptionAccount | null> {
    if (!idOrEmail.includes('@')) return store.findSubscription(idOrEmail)
    const [latest] = await store.findSubscriptionsByEmail(emailKey(idOrEmail))
    return latest ?? null
  }

  function mailing(subscriptionId: string) {
    const at = now()
    const enrolment = newToken(enrolmentKeyBytes)
    return {
      now: at,
      subscriptionId,
      enrolmentHash: hashToken(enrolment),
      writeLetter: (account: SubscriptionAccount, formerParams: unknown) => {
        const former = v.safeParse(letterParamsSchema, formerParams)
        return letters.pinLetterAgain(account, former.success ? former.output : {}, enrolment, at)
      },
    }
  }

  return {
    find,
    describe: async (idOrEmail) => {
      const account = await find(idOrEmail)
      return account && store.findSubscriptionDetails(account.id)
    },
    resend: (subscriptionId) => store.mailPin(mailing(subscriptionId)),
    changeEmail: (subscriptionId, email, newPin) =>
      store.changeEmail({
        ...mailing(subscriptionId),
        email: email.trim(),
        emailKey: emailKey(email),
        pinCandidates: newPin
          ? drawPinCandidates(secrets, () => randomBytes(4).readUInt32BE(), settings.specialPin)
          : null,
      }),
    exportPerson: (email) => store.findPersonData(emailKey(email)),
    erasePerson: (email) => store.erasePerson(emailKey(email)),
  }
}
