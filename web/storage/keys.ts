/**
 * Every local-storage key of the pages. The first five are the specification's, with its meaning
 * (seed section 3, design.md section 10); whatever is ours carries our prefix and a version.
 */
export const infoKey = 'ceremony_info'
export const answersKey = 'ceremony_answers'
export const textsKey = 'ceremony_texts'
export const languageKey = 'preferred_language'
export const apiKeyKey = 'openai_api_key'

/** Who is logged in (seed section 3): JSON, the bare PIN, an ISO date-time. */
export const userKey = 'ceremony_user'
export const pinKey = 'ceremony_pin'
export const pinExpiryKey = 'ceremony_pin_expiry'

/** A logging out that the server has not heard of yet. */
export const unsentLogoutKey = 'enlace_unsent_logout'

/** Layout of the keys above as this code writes them; a later layout reads this to convert. */
export const layoutVersionKey = 'enlace_storage_version'
export const layoutVersion = '1'

/** Texts that generating again replaced. */
export const formerTextsKey = 'enlace_former_texts'

/** Who writes: the product's service or the user's own key. */
export const writerChoiceKey = 'enlace_writer'

/** The faces have been fetched by this device. */
export const facesKey = 'enlace_faces'

/** Where the raw content of an entry goes that could not be read whole. */
export function setAsideKey(key: string): string {
  return `enlace_unreadable_${key}`
}
