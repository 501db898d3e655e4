import type { ReactNode } from 'react'
import { LanguageSwitch } from '../language/language-switch.tsx'
import { useLandingPath } from '../language/use-landing-path.ts'
import { Brand } from './brand.tsx'

interface PageProps {
  children: ReactNode
  /** Whether the page is waiting for something. */
  isWaiting?: boolean
  centred?: boolean
  /** A second card below the first. */
  below?: ReactNode
}

/** A page of a few lines on one card, below the product's name and the language switch. */
export function Page({ children, isWaiting, centred = false, below }: PageProps) {
  const home = useLandingPath()
  return (
    <div className="single-page">
      <header className="flex items-center justify-between">
        <Brand home={home} />
        <LanguageSwitch />
      </header>
      <main className="grid gap-6">
        <div
          className={`card grid gap-4 p-6 sm:p-12 ${centred ? 'text-center' : ''}`}
          aria-busy={isWaiting}
        >
          {children}
        </div>
        {below}
      </main>
    </div>
  )
}
