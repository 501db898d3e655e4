/** The letters that access itself sends. Composed here, rendered and sent by the outbox. */
import { randomUUID } from 'node:crypto'
import { defaultLanguage } from '#core/languages.ts'
import type { LetterKind } from '#core/letters/letter.ts'
import type { LetterWriter, SubscriptionAccount } from '#server/ports/access-store.ts'
import type { LetterSecrets, NewLetter } from '#server/ports/letter.ts'
import type { LetterParams } from '../letters/letter-composition.ts'
import type { GrantRequest } from './access.ts'
import type { Secrets } from './secrets.ts'

export interface LetterContext {
  secrets: Secrets
  /** Right side of Message-IDs. */
  host: string
  /** Where the special access's letters go. */
  contactEmail: string | undefined
}

export interface AccessLetters {
  /**
   * The letter for a purchase or grant, with PIN and link. Written even without an e-mail, so that the operator sees
   * it.
   */
  pinLetter(
    account: SubscriptionAccount,
    isExtension: boolean,
    request: Pick<GrantRequest, 'days' | 'dateForm' | 'purchase' | 'fallbackRecipient'>,
    enrolment: string,
    now: number,
  ): NewLetter
  /** The same letter again, with a new link. `former` is what it said, as far as that is known. */
  pinLetterAgain(
    account: SubscriptionAccount,
    former: NewLetter['params'],
    enrolment: string,
    now: number,
  ): NewLetter
  /** A requested letter: the reminder with PIN and link, or the link alone. */
  linkWriter(kind: 'reminder' | 'enrolment-link', enrolment: string, now: number): LetterWriter
}

export function createAccessLetters({ secrets, host, contactEmail }: LetterContext): AccessLetters {
  /** Used for an account that does not exist, so that writing its letter takes as long. */
  const nobody: SubscriptionAccount = {
    kind: 'subscription',
    id: '',
    email: '',
    name: '',
    language: defaultLanguage,
    pinSealed: secrets.seal('000000', 'pin'),
    endsAt: 0,
  }

  function write(
    kind: LetterKind,
    account: SubscriptionAccount | { kind: 'special' },
    params: NewLetter['params'],
    enrolment: string,
    now: number,
  ): NewLetter {
    const id = randomUUID()
    const isSpecial = account.kind === 'special'
    const held: LetterSecrets = isSpecial
      ? { enrolment }
      : { pin: secrets.open(account.pinSealed, 'pin'), enrolment }
    return {
      id,
      kind,
      language: isSpecial ? defaultLanguage : account.language,
      recipient: (isSpecial ? contactEmail : account.email) ?? '',
      subscriptionId: isSpecial || account === nobody ? null : account.id,
      params,
      sealed: secrets.seal(JSON.stringify(held), 'letter'),
      messageId: `<${id}@${host}>`,
      createdAt: now,
    }
  }

  return {
    pinLetter: (account, isExtension, request, enrolment, now) => {
      const { days, dateForm, purchase, fallbackRecipient } = request
      const params: LetterParams = {
        name: account.name,
        accessDays: days,
        endsAt: account.endsAt,
        isExtension,
        ...(dateForm && { dateForm }),
        ...(purchase && { purchase }),
        ...(fallbackRecipient !== undefined && { fallbackRecipient }),
      }
      return write('pin', account, params, enrolment, now)
    },
    pinLetterAgain: (account, former, enrolment, now) => {
      const params = { ...former, name: account.name, endsAt: account.endsAt }
      return write('pin', account, params, enrolment, now)
    },
    linkWriter: (kind, enrolment, now) => (account) => {
      const whose = account ?? nobody
      // The special PIN is never mailed: its owner chose it.
      return whose.kind === 'special'
        ? write('enrolment-link', whose, { name: '' }, enrolment, now)
        : write(kind, whose, { name: whose.name, endsAt: whose.endsAt }, enrolment, now)
    },
  }
}
