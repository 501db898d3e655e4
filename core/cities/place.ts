/** A town, and how far one is from another in a straight line. */
export interface Place {
  /** As the reader's language has it, or as it is called there. */
  name: string
  /** State, region or province; empty if it has none. */
  state: string
  /** ISO 3166-1 alpha-2. */
  country: string
  latitude: number
  longitude: number
  /** Inhabitants, to the hundred; 0 if unknown. */
  population: number
}

const earthRadiusKm = 6371

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** Kilometres from one to the other over the earth's surface, to a few kilometres (haversine). */
export function distanceKm(
  one: Pick<Place, 'latitude' | 'longitude'>,
  other: Pick<Place, 'latitude' | 'longitude'>,
): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)]
  const h =
    Math.sin((b - a) / 2) ** 2 +
    Math.cos(a) * Math.cos(b) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)))
}
