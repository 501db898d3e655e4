import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useLanguage } from '../language/use-language.ts'

/**
 * A piece of a dialog that few ever open, loaded when it is first drawn, inside `LatePieces`. One that cannot be loaded
 * says so and must not take the page down.
 */
export function latePiece<Props extends object>(load: Load<Props>) {
  return lazy(() => loaded(load, OutOfReach))
}

/**
 * A piece that the page is whole without, loaded when it is first drawn, inside a `Suspense`: one that cannot be loaded
 * is not there.
 */
export function optionalPiece<Props extends object>(load: Load<Props>) {
  return lazy(() => loaded(load, () => null))
}

type Load<Props> = () => Promise<ComponentType<Props>>

function loaded<Props>(
  load: Load<Props>,
  otherwise: ComponentType<Props>,
): Promise<{ default: ComponentType<Props> }> {
  return load().then(
    (piece) => ({ default: piece }),
    () => ({ default: otherwise }),
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
