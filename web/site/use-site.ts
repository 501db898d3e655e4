import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { type Site, siteSchema } from '#core/wire.ts'

/** Fetches what the page needs to know; undefined if the server cannot be reached or the answer makes no sense. */
async function fetchSite(fetchJson: typeof fetch): Promise<Site | undefined> {
  try {
    const response = await fetchJson('/api/site')
    const parsed = v.safeParse(siteSchema, await response.json())
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** What `GET /api/site` answered; fetched again when the network comes back. */
export function useSite(): Site | undefined {
  const [site, setSite] = useState<Site>()
  useEffect(() => {
    let wanted = true
    const ask = (): void => {
      void fetchSite(fetch).then((answer) => {
        if (wanted && answer !== undefined) setSite(answer)
      })
    }
    ask()
    window.addEventListener('online', ask)
    return () => {
      wanted = false
      window.removeEventListener('online', ask)
    }
  }, [])
  return site
}
