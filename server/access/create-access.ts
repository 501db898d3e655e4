import { randomBytes, randomUUID } from 'node:crypto'
import { isPin, normalisePin } from '#core/pin.ts'
import type { SessionUser } from '#core/wire.ts'
import type { Account, Grant, SpecialAccess } from '#server/ports/access-store.ts'
import type { Access, AccessParts, GrantRequest, OpenDoor } from './access.ts'
import { createAccessLetters } from './access-letters.ts'
import { addressBlock } from './address-block.ts'
import { emailKey } from './email-key.ts'
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
/** A session by the special PIN lasts so long (seed section 9). */
const specialSessionMs = 365 * dayMs

/** Access over a store: makes tokens and PINs, keeps their secrets from it. */
export function createAccess(parts: AccessParts): Access {
  const { store, secrets, settings, now } = parts
  const { randomUint32 = () => randomBytes(4).readUInt32BE() } = parts
  const { specialPin, contactEmail } = settings
  const specialTags = specialPin === undefined ? [] : secrets.specialTags(specialPin)
  const contactKey = contactEmail === undefined ? undefined : emailKey(contactEmail)
  const letters = createAccessLetters({ secrets, host: settings.messageIdHost, contactEmail })

  function prepareGrant(request: GrantRequest): Grant {
    const { email, name, language, days, source } = request
    const enrolment = newToken(enrolmentKeyBytes)
    const at = now()
    return {
      now: at,
      email: email?.trim() ?? null,
      emailKey: email === null ? null : emailKey(email),
      name,
      language,
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
    return secrets.counterKey('address', addressBlock(address))
  }

  /** What the special PIN has to do with this attempt. */
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
      }
      return { user, holder: 'special' }
    }
    const user = {
      email: account.email ?? '',
      name: account.name,
      pin: secrets.open(account.pinSealed, 'pin'),
      subscriptionEnd,
      special: false,
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
      // Nobody's PIN looks like this: no guess, so nothing to count.
      if (!isPin(pin)) return { answer: 'pin-invalid' }
      const at = now()
      const email = attempt.email === undefined ? null : emailLookup(attempt.email)
      const tokens = newSession(at)
      const enrolment = newToken(enrolmentKeyBytes)
      const result = await store.logIn({
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
      const found = await store.findSession(hashToken(sessionToken), specialTags, now())
      if (!found) return { state: 'none' }
      return found.state === 'active' ? { state: 'active', ...whoIs(found.account) } : found
    },

    logOut: async (sessionToken, { everywhere, forgetDevice, deviceToken }) => {
      const session = hashToken(sessionToken)
      const device = hashOf(deviceToken)
      if (everywhere) await store.endAllSessions(session, forgetDevice ? null : device)
      else await store.endSession(session, forgetDevice ? device : null)
    },

    remind: async (email) => {
      const at = now()
      const lookup = emailLookup(email)
      const enrolment = newToken(enrolmentKeyBytes)
      await store.requestReminder({
        now: at,
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
