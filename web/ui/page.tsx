import type { ReactNode } from 'react'

/** A page of a few lines on one card. */
export function Page({ children, centred = false }: { children: ReactNode; centred?: boolean }) {
  return (
    <main className={`single-page ${centred ? 'text-center' : ''}`}>
      <div className="card grid gap-4 p-8 sm:p-12">{children}</div>
    </main>
  )
}
