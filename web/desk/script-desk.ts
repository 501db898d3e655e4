import { lazy } from 'react'

/** Fetches the plan, the script and the couple's area, which nobody needs who begins a first ceremony. */
export const loadScriptDesk = () => import('./areas.tsx')

/** Drawn only once it has been fetched: by itself it says neither that it is on its way nor that it cannot be had. */
export const ScriptDesk = lazy(async () => ({ default: (await loadScriptDesk()).Areas }))
