import { useSyncExternalStore } from 'react'

/** Browsers tell no page that the setting has changed, and ask for a reload themselves. */
const neverChanges = () => () => undefined

/** Whether this browser keeps cookies, as far as it says; assumed until the page lives. */
export function useCookiesAllowed(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => navigator.cookieEnabled,
    () => true,
  )
}
