import type { ReactNode } from 'react'
import { LanguageSwitch } from '../language/language-switch.tsx'

/** A page of a few lines on one card, in a language that can be changed. */
export function Page({ children, centred = false }: { children: ReactNode; centred?: boolean }) {
  return (
    <main className={`single-page ${centred ? 'text-center' : ''}`}>
      <div className="card grid gap-4 p-8 sm:p-12">{children}</div>
      <div className="flex justify-center pt-4">
        <LanguageSwitch />
      </div>
    </main>
  )
}
