import { type ReactNode, useEffect } from 'react'
import { Navigate } from 'react-router'
import { useLandingPath } from '../language/use-landing-path.ts'
import { useLanguage } from '../language/use-language.ts'
import { sessionStore, useSession } from './use-session.ts'

/** The protected rule (seed section 2): loading says so, nobody goes to `/login`, an ended subscription to `/`. */
export function Protected({ children }: { children: ReactNode }) {
  const { loading, leaving, isAuthenticated, isSubscriptionActive } = useSession()
  const { access } = useLanguage().messages
  const landingPath = useLandingPath()
  if (loading) return <p className="p-6 text-center">{access.loading}</p>
  if (!isAuthenticated) return <Navigate to={leaving ? landingPath : '/login'} replace />
  return isSubscriptionActive ? children : <Navigate to={landingPath} replace />
}

/** The page at `/`: leads who has a valid session on to the creator (seed section 2). */
export function ForVisitors({ children }: { children: ReactNode }) {
  const { isSubscriptionActive, isAuthenticated } = useSession()
  useEffect(() => {
    if (!isAuthenticated) sessionStore.arrive()
  }, [isAuthenticated])
  return isSubscriptionActive ? <Navigate to="/app" replace /> : children
}
