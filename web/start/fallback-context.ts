import { createContext } from 'react'

/** Whether this is the page for any address that has none of its own: it leads nowhere. Only the build says so. */
export const FallbackContext = createContext(false)
