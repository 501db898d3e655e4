let loading: Promise<string> | undefined

async function load(): Promise<string> {
  const { default: url } = await import('#core/cities/places.txt?url')
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The gazetteer answered ${response.status}`)
  return response.text()
}

/**
 * The gazetteer that `whichPlace` searches: 1.5 MB over the wire, so only when a couple's towns are wanted, and once. No
 * server learns which. Rejects if it cannot be fetched; the next call tries again.
 */
export function loadPlaces(): Promise<string> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
