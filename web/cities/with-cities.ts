import type { Ceremony } from '#core/ceremony/document.ts'
import { sayableText } from '#core/told/sayable.ts'
import { citiesIn } from '#core/writer/told-cities.ts'
import type { WritingSource } from '../generation/writing-source.ts'
import { findGuestCities } from './find-guest-cities.ts'

/** Nobody waits longer for a distance: without it the welcome names the cities alone. */
const patienceMs = 1_500

/** A source whose press is told how far the guests' cities are: those that may be said. */
export function withCities(source: WritingSource, ceremony: Ceremony): WritingSource {
  return {
    ...source,
    async *press(request, signal) {
      const { lines } = await Promise.race([findGuestCities(ceremony), none()])
      const sent = request.tellings
        .filter(({ question }) => question === 'guestCities')
        .map(({ text, ranges }) => sayableText(text, ranges))
      return yield* source.press({ ...request, cities: citiesIn(sent.join('\n'), lines) }, signal)
    },
  }
}

async function none(): Promise<{ lines: [] }> {
  await new Promise((resolve) => setTimeout(resolve, patienceMs))
  return { lines: [] }
}
