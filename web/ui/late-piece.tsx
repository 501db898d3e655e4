import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useLanguage } from '../language/use-language.ts'

/**
 * A piece of a dialog that few ever open, loaded when it is first drawn, inside `LatePieces`. One that cannot be loaded
 * says so and must not take the page down.
 */
export function latePiece<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (piece): { default: ComponentType<Props> } => ({ default: piece }),
      () => ({ default: OutOfReach }),
    ),
  )
}

/** Holds the place of its pieces until they are there. */
export function LatePieces({ children }: { children: ReactNode }) {
  const { access } = useLanguage().messages
  return (
    <Suspense fallback={<p className="text-ink-soft">{access.loading}</p>}>{children}</Suspense>
  )
}

function OutOfReach() {
  const { failures } = useLanguage().messages.screens
  return <p role="alert">{failures.offline}</p>
}
