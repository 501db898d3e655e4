import type { ReactNode } from 'react'
import { altarPath } from '#core/pages/service-worker-file.ts'
import { useLanguage } from '../language/use-language.ts'

/**
 * The way to the altar with what this device holds, for whoever is not logged in; in the page from the start, and hidden
 * where nothing is held (`late-region.tsx`, `start/before-paint.ts`).
 * @param children further ways to it
 */
export function HeldHere({ children }: { children?: ReactNode }) {
  const { access } = useLanguage().messages
  return (
    <p className="held-here">
      <a className="link" href={altarPath}>
        {access.login.altar}
      </a>
      {children}
    </p>
  )
}
