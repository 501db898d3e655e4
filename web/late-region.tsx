import { Suspense, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { publicPageAt } from '#core/pages/public-pages.ts'
import { useSession } from './access/use-session.ts'
import { holdsCeremonies } from './reading/holds-ceremonies.ts'
import { browserDevice } from './storage/device.ts'
import { optionalPiece } from './ui/late-piece.tsx'
import { ToastRegion } from './ui/toast-region.tsx'

/** A notice that cannot be loaded is not shown. */
const HeldNotice = optionalPiece(async () => (await import('./reading/held-notice.tsx')).HeldNotice)

/** What no page needs before it is touched: its notices, and on the landing page the way to what this device holds. */
export function LateRegion() {
  const { pathname } = useLocation()
  const { loading, isSubscriptionActive, leaving } = useSession()
  const isVisitor = !loading && !isSubscriptionActive
  const isLanding = publicPageAt(pathname)?.name === 'landing'

  // On arrival the page's head has known it before anything was painted; from another page it is known here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again on every page, and whenever somebody leaves or logs in
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(
      'data-holds-ceremonies',
      holdsCeremonies(browserDevice),
    )
  }, [pathname, isSubscriptionActive, leaving])

  return (
    <>
      <ToastRegion />
      {isLanding && isVisitor && holdsCeremonies(browserDevice) ? (
        <Suspense>
          <HeldNotice />
        </Suspense>
      ) : null}
    </>
  )
}
