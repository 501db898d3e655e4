import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { Navigate } from 'react-router'
import { useLandingPath } from '../language/use-landing-path.ts'
import { useLanguage } from '../language/use-language.ts'
import { appPath } from './app-path.ts'
import { sessionStore, useSession } from './use-session.ts'

/**
 * The protected rule (seed section 2): loading says so, nobody goes to `/login`, an ended subscription to `/`. Which of
 * the two is seen while loading, start/before-paint.ts decides: whoever has a session on this device sees the page.
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

/** The page at `/`: leads who has a valid session on to the creator (seed section 2). */
export function ForVisitors({ children }: { children: ReactNode }) {
  const { isSubscriptionActive, isAuthenticated } = useSession()
  useEffect(() => {
    if (!isAuthenticated) sessionStore.arrive()
  }, [isAuthenticated])
  return isSubscriptionActive ? <Navigate to={appPath} replace /> : children
}
