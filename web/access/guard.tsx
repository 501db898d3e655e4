import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { renewalFragment } from '#core/pages/public-pages.ts'
import { useLandingPath } from '../language/use-landing-path.ts'
import { useLanguage } from '../language/use-language.ts'
import { appPath } from './app-path.ts'
import { sessionStore, useSession } from './use-session.ts'

/**
 * Guards the protected pages (docs/specification.md section 2.3): a loading line, then `/login` for anyone not logged
 * in and `/`, at its price card, for anyone whose subscription has ended. While loading, start/before-paint.ts decides what shows: the page
 * if this device has a session, otherwise the line.
 */
export function Protected({ children }: { children: ReactNode }) {
  const { loading, leaving, isAuthenticated, isSubscriptionActive } = useSession()
  const { access } = useLanguage().messages
  const landingPath = useLandingPath()
  useLayoutEffect(() => {
    if (!loading) document.documentElement.removeAttribute('data-nobody')
  }, [loading])
  const { hash } = useLocation()
  if (!loading && !isSubscriptionActive) {
    if (leaving) return <Navigate to={landingPath} replace />
    const renews = isAuthenticated || hash === renewalFragment
    return <Navigate to={renews ? `${landingPath}${renewalFragment}` : '/login'} replace />
  }
  return (
    <>
      {loading ? <p className="at-door">{access.loading}</p> : null}
      <div className="behind-door">{children}</div>
    </>
  )
}

/**
 * Redirects anyone with a valid session from `/` to the creator (docs/specification.md section 2.1), and from its price
 * card to the renewal there.
 */
export function ForVisitors({ children }: { children: ReactNode }) {
  const { isSubscriptionActive } = useSession()
  const { hash } = useLocation()
  useEffect(() => {
    if (!isSubscriptionActive) sessionStore.arrive()
  }, [isSubscriptionActive])
  if (!isSubscriptionActive) return children
  return <Navigate to={hash === renewalFragment ? `${appPath}${hash}` : appPath} replace />
}
