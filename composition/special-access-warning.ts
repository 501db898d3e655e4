import { mostActiveByPinAlone } from '#core/access/door.ts'
import type { Config } from '../config.ts'

/** A warning at the start if the special PIN has no mailbox to fall back on; otherwise null. */
export function specialAccessWarning({
  access,
  contact,
}: Pick<Config, 'access' | 'contact'>): string | null {
  if (access.specialPin === undefined || contact.email !== undefined) return null
  const tries = mostActiveByPinAlone(access.doorLimits.wrongOpeningsPerDay).toLocaleString('en')
  return `SPECIAL_PIN has no way in by mail: once others have tried ${tries} wrong PINs in a day (fewer while people are subscribed), it opens on no new device until the next. Set CONTACT_EMAIL.`
}
