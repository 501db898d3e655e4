import type { Ceremony } from '#core/ceremony/document.ts'
import type { GuestCities } from '#core/cities/guest-cities.ts'
import { answerText } from '#core/told/answers.ts'

const nothing: GuestCities = { lines: [], doubtful: [] }

/**
 * The guests' cities of a ceremony, looked up on this device. The gazetteer is fetched only if there is something to
 * look up; where it cannot be, nothing is found.
 */
export async function findGuestCities(ceremony: Ceremony): Promise<GuestCities> {
  const answer = answerText(ceremony, 'guestCities')
  if (ceremony.place.trim() === '' || answer.trim() === '') return nothing
  try {
    const [{ guestCities }, { loadPlaces }] = await Promise.all([
      import('#core/cities/guest-cities.ts'),
      import('./load-places.ts'),
    ])
    return guestCities(ceremony, await loadPlaces())
  } catch {
    return nothing
  }
}
