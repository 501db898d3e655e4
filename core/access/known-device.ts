/** What `GET /api/session` says besides who is logged in. Apart from the session's schema, which every page loads. */
import * as v from 'valibot'

export const knownDeviceSchema = v.object({
  authorized: v.literal(true),
  /** Somebody logged in from this browser a day ago or earlier, and it still has the cookie that says so. */
  knownDevice: v.boolean(),
})

export type KnownDevice = Pick<v.InferOutput<typeof knownDeviceSchema>, 'knownDevice'>
