/** The first id found where a provider may name the payer; nothing if there is none, or what stands there is no id. */
export function payerIdOf(...places: readonly (string | null | undefined)[]): { id?: string } {
  // Mercado Pago writes `0` and `null` for nobody, and either may mask an id as it masks an address.
  const id = places.find(
    (place) => place && /^[\w-]{2,64}$/.test(place) && !/^(null|0+|X+)$/i.test(place),
  )
  return id ? { id } : {}
}
