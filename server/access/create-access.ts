import { randomBytes, randomUUID } from 'node:crypto'
import { emailAddressOf } from '#core/access/email-address.ts'
import { isPin, normalisePin } from '#core/access/pin.ts'
import type { SessionUser } from '#core/wire.ts'
import type { Account, Grant, SpecialAccess } from '#server/ports/access-store.ts'
import type { Access, AccessParts, GrantRequest, OpenDoor } from './access.ts'
import { createAccessLetters } from './access-letters.ts'
import { addressBlock } from './address-block.ts'
import { emailKey } from './email-key.ts'
import { logIn } from './log-in.ts'
import { drawPinCandidates } from './pin-candidates.ts'
import { isSameSecret } from './secrets.ts'
import {
  deviceTokenBytes,
  enrolmentKeyBytes,
  hashToken,
  newToken,
  sessionTokenBytes,
} from './tokens.ts'

const dayMs = 24 * 60 * 60_000
/**
 * Network addresses share 65,536 counter slots, so that a flood from ever new addresses adds a limited number of rows
 * per time span. Two addresses in one slot share limits generous enough that neither will notice.
 */
const addressSlotDigits = 4
/** How long a session opened by the special PIN lasts (docs/specification.md section 9). */
const specialSessionMs = 365 * dayMs
/** 96 bits. */
const accountMarkCharacters = 16

/** Access over a store: generates tokens and PINs, and never shows the store their plain values. */
export function createAccess(parts: AccessParts): Access {
  const { store, secrets, settings, now } = parts
  const { randomUint32 = () => randomBytes(4).readUInt32BE() } = parts
  const { specialPin, contactEmail } = settings
  const specialTags = specialPin === undefined ? [] : secrets.specialTags(specialPin)
  const contactKey = contactEmail === undefined ? undefined : emailKey(contactEmail)
  const letters = createAccessLetters({ secrets, host: settings.messageIdHost, contactEmail })

  function prepareGrant(request: GrantRequest): Grant {
    const { name, language, dateForm, days, source } = request
    const email = emailAddressOf(request.email)
    const enrolment = newToken(enrolmentKeyBytes)
    const at = now()
    return {
      now: at,
      email,
      emailKey: email === null ? null : emailKey(email),
      name,
      language,
      dateForm: dateForm ?? null,
      source,
      durationMs: days * dayMs,
      subscriptionId: randomUUID(),
      pinCandidates: drawPinCandidates(secrets, randomUint32, specialPin),
      enrolmentHash: hashToken(enrolment),
      writeLetter: (account, isExtension) =>
        letters.pinLetter(account, isExtension, request, enrolment, at),
    }
  }

  function addressKey(address: string): string {
    return secrets.counterKey('address', addressBlock(address)).slice(0, addressSlotDigits)
  }

  /** Whether the attempt matches the special PIN and its e-mail. */
  function specialAccess(pin: string, key: string | undefined): SpecialAccess | null {
    if (specialPin === undefined) return null
    return {
      tags: specialTags,
      pinMatches: isSameSecret(pin, specialPin),
      emailMatches: key !== undefined && contactKey !== undefined && isSameSecret(key, contactKey),
    }
  }

  function emailLookup(email: string) {
    const key = emailKey(email)
    return { key, counterKey: secrets.counterKey('email', key) }
  }

  function newSession(at: number) {
    const sessionToken = newToken(sessionTokenBytes)
    const deviceToken = newToken(deviceTokenBytes)
    const hashes = {
      sessionHash: hashToken(sessionToken),
      deviceHash: hashToken(deviceToken),
      specialEndsAt: at + specialSessionMs,
    }
    return { sessionToken, deviceToken, hashes }
  }

  function opened(
    result: { account: Account; device: 'known' | 'new' },
    tokens: { sessionToken: string; deviceToken: string },
  ): OpenDoor {
    return {
      answer: 'open',
      ...whoIs(result.account),
      sessionToken: tokens.sessionToken,
      deviceToken: result.device === 'new' ? tokens.deviceToken : null,
    }
  }

  function whoIs(account: Account): { user: SessionUser; holder: string } {
    const subscriptionEnd = new Date(account.endsAt).toISOString()
    if (account.kind === 'special') {
      const user = {
        email: contactEmail ?? '',
        name: '',
        pin: specialPin ?? '',
        subscriptionEnd,
        special: true,
        account: accountMark('special'),
      }
      return { user, holder: 'special' }
    }
    const user = {
      email: account.email ?? '',
      name: account.name,
      pin: secrets.open(account.pinSealed, 'pin'),
      subscriptionEnd,
      special: false,
      account: accountMark(account.id),
    }
    return { user, holder: account.id }
  }

  return {
    addressKey,
    prepareGrant,
    grant: (request) => store.grantAccess(prepareGrant(request)),
    revealPin: (account) => secrets.open(account.pinSealed, 'pin'),

    logIn: async (attempt, visitor) => {
      const pin = normalisePin(attempt.pin)
      // No PIN looks like this, so it is not a guess and nothing is counted.
      if (!isPin(pin)) return { answer: 'pin-invalid' }
      const at = now()
      const email = attempt.email === undefined ? null : emailLookup(attempt.email)
      const tokens = newSession(at)
      const enrolment = newToken(enrolmentKeyBytes)
      const result = await logIn(store, {
        now: at,
        pinHmacs: secrets.pinHmacs(pin),
        email,
        deviceHash: hashOf(visitor.deviceToken),
        addressKey: addressKey(visitor.address),
        special: specialAccess(pin, email?.key),
        limits: settings.doorLimits,
        session: tokens.hashes,
        enrolmentHash: hashToken(enrolment),
        writeLink: letters.linkWriter('enrolment-link', enrolment, at),
      })
      return result.answer === 'open' ? opened(result, tokens) : result
    },

    enrol: async (key, visitor) => {
      const at = now()
      const tokens = newSession(at)
      const result = await store.enrol({
        now: at,
        keyHash: hashToken(key),
        deviceHash: hashOf(visitor.deviceToken),
        special: { tags: specialTags },
        session: tokens.hashes,
      })
      return result.answer === 'open' ? opened(result, tokens) : result
    },

    openAfterPurchase: async (subscriptionId, deviceToken, onlyOnItsDevice) => {
      const at = now()
      const tokens = newSession(at)
      const result = await store.openSession({
        now: at,
        subscriptionId,
        deviceHash: hashOf(deviceToken),
        special: { tags: specialTags },
        session: tokens.hashes,
        onlyOnItsDevice,
      })
      return result && opened(result, tokens)
    },

    checkSession: async (sessionToken) => {
      if (!sessionToken) return { state: 'none' }
      const at = now()
      const found = await store.findSession(hashToken(sessionToken), specialTags, at)
      if (!found) return { state: 'none' }
      if (found.state === 'ended') return found
      const { account, letterOrderId, openedAtMs } = found
      return { state: 'active', ...whoIs(account), letterOrderId, ageMs: at - openedAtMs }
    },

    endSession: (sessionToken) => store.endSession(hashToken(sessionToken)),

    logOut: ({ sessionToken, deviceToken, purchaseHash }, options) =>
      store.leave({
        now: now(),
        sessionHash: hashOf(sessionToken),
        deviceHash: hashOf(deviceToken),
        purchaseHash: purchaseHash ?? null,
        ...options,
      }),

    remind: async (email, visitor) => {
      const at = now()
      const lookup = emailLookup(email)
      const enrolment = newToken(enrolmentKeyBytes)
      return store.requestReminder({
        now: at,
        addressKey: addressKey(visitor.address),
        email: lookup,
        special: specialAccess('', lookup.key),
        limits: settings.doorLimits,
        enrolmentHash: hashToken(enrolment),
        writeLetter: letters.linkWriter('reminder', enrolment, at),
      })
    },
  }
}

function hashOf(token: string | undefined): string | null {
  return token ? hashToken(token) : null
}

/** What a page tells accounts apart by: nothing is looked up by it, and it leads back to no id. */
function accountMark(id: string): string {
  return hashToken(`account:${id}`).slice(0, accountMarkCharacters)
}
