import { createContext } from 'react'

/**
 * Whether this is the fallback page, served at any address without a page: it redirects nowhere. Set only by the build.
 */
export const FallbackContext = createContext(false)
