import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { Navigate } from 'react-router'
import { useLandingPath } from '../language/use-landing-path.ts'
import { useLanguage } from '../language/use-language.ts'
import { appPath } from './app-path.ts'
import { sessionStore, useSession } from './use-session.ts'

/**
 * Guards the protected pages (docs/specification.md section 2.3): a loading line, then `/login` for anyone not logged
 * in and `/` for anyone whose subscription has ended. While loading, start/before-paint.ts decides what shows: the page
 * if this device has a session, otherwise the line.
 */
export function Protected({ children }: { children: ReactNode }) {
  const { loading, leaving, isAuthenticated, isSubscriptionActive } = useSession()
  const { access } = useLanguage().messages
  const landingPath = useLandingPath()
  useLayoutEffect(() => {
    if (!loading) document.documentElement.removeAttribute('data-nobody')
  }, [loading])
  if (!loading && !isSubscriptionActive) {
    return <Navigate to={isAuthenticated || leaving ? landingPath : '/login'} replace />
  }
  return (
    <>
      {loading ? <p className="at-door">{access.loading}</p> : null}
      <div className="behind-door">{children}</div>
    </>
  )
}

/** Redirects anyone with a valid session from `/` to the creator (docs/specification.md section 2.1). */
export function ForVisitors({ children }: { children: ReactNode }) {
  const { isSubscriptionActive, isAuthenticated } = useSession()
  useEffect(() => {
    if (!isAuthenticated) sessionStore.arrive()
  }, [isAuthenticated])
  return isSubscriptionActive ? <Navigate to={appPath} replace /> : children
}
