/**
 * Every local-storage key of the pages. The first five mean what docs/specification.md section 3 and
 * docs/design/pages.md section 3 say; whatever is ours carries our prefix.
 */
export const infoKey = 'ceremony_info'
export const answersKey = 'ceremony_answers'
export const textsKey = 'ceremony_texts'
export const languageKey = 'preferred_language'
export const apiKeyKey = 'openai_api_key'

/** Who is logged in (docs/specification.md section 3): JSON, the bare PIN, an ISO date-time. */
export const userKey = 'ceremony_user'
export const pinKey = 'ceremony_pin'
export const pinExpiryKey = 'ceremony_pin_expiry'

/**
 * What this device holds is closed: somebody left this browser, or somebody else has logged in and not answered whether to
 * open it (shelf/shared/shelf-owners.ts). It holds what the server has not heard of a leaving yet, or nothing.
 */
export const unsentLogoutKey = 'enlace_unsent_logout'

/** Layout of the ceremony's entries as this code writes them; a later one converts, an earlier one keeps off (layout.ts). */
export const layoutVersionKey = 'enlace_storage_version'
export const layoutVersion = '1'

/** Texts that generating again replaced. */
export const formerTextsKey = 'enlace_former_texts'

/** Which ceremony of the shelf the three entries hold, and how they were left (three-entries.ts). */
export const entriesOwnerKey = 'enlace_entries_owner'

/** Whose ceremonies the shelf holds, as marks that are no addresses (shelf/shared/shelf-owners.ts). */
export const shelfOwnersKey = 'enlace_shelf_owners'

/** Whose the entries of one person are: the mark of who logged in last (personal-entries.ts). */
export const personKey = 'enlace_person'

/** Where an entry of one person waits while somebody else is here. */
export function awayKey(mark: string, key: string): string {
  return `enlace_of_${mark}_${key}`
}

/** Which clearing of this device was the last one, as a random name (shelf/shared/clearing.ts). */
export const clearedKey = 'enlace_cleared'

/** What the shelf has not acknowledged of the ceremony with this id (web/shelf/unacknowledged.ts). */
export function unacknowledgedKey(id: string): string {
  return `enlace_unacknowledged_${id}`
}

/** The PIN was noted by its owner: the box that shows it is no longer needed on this device. */
export const pinNotedKey = 'enlace_pin_noted'

/** The card for the very first ceremony was left. */
export const startCardLeftKey = 'enlace_start_card_left'

/** Of this tab alone, in session storage: the ceremony of the shelf that is open in it. */
export const openCeremonyKey = 'enlace_open_ceremony'

/** How whoever celebrates writes (stored-voice.ts). */
export const voiceKey = 'enlace_voice'

/** Of this tab alone: the two names tried on the landing page (web/landing/tried-names.ts). */
export const triedNamesKey = 'enlace_tried_names'

/** Of this tab alone: the address typed on the purchase card (web/selling/purchase-email.ts). */
export const purchaseEmailKey = 'enlace_purchase_email'

/** Of this tab alone: whose end of writing is summed up (web/desk/writing/finished-card.ts). */
export const finishedCardKey = 'enlace_finished_card'

/** Who writes: the product's service or the user's own key. */
export const writerChoiceKey = 'enlace_writer'

/** Which cards of which ceremony were printed last (web/paper/printed-marks.ts). */
export const printedKey = 'enlace_printed'

/** The fonts have been fetched by this device. */
export const fontsKey = 'enlace_faces'

/** Where the raw content of an entry goes that could not be read whole. */
export function setAsideKey(key: string): string {
  return `enlace_unreadable_${key}`
}
