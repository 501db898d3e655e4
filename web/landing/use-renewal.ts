import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { renewalFragment } from '#core/pages/public-pages.ts'

/**
 * Shows the price card to whoever comes to renew, and lets the keyboard go on there; again at each press of a link to it.
 * A browser that loads the page does the former by itself.
 */
export function useRenewal(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes where the address does not
  useEffect(() => {
    if (hash !== renewalFragment) return
    const card = document.getElementById(renewalFragment.slice(1))
    card?.scrollIntoView({ block: 'start', behavior: 'instant' })
    card?.focus({ preventScroll: true })
  }, [hash, key])
}
