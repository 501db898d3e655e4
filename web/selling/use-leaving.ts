import { useEffect, useEffectEvent, useState } from 'react'
import type { Provider } from '#core/selling/payment.ts'

/** A page still open after this long is not going to be left: the network is gone, or the load was stopped. */
const giveUpMs = 30_000

interface Leaving {
  /** The provider whose page is being opened. */
  leaving: Provider | undefined
  /** Goes to the address once it is known; calls `onFailure` if there is none. One at a time. */
  leave(
    provider: Provider,
    checkoutUrl: () => Promise<string | undefined>,
    onFailure: () => void,
  ): void
}

/** Leaves for a provider's page. `onBack` is called when the browser restores this page as it was left. */
export function useLeaving(onBack: () => void): Leaving {
  const [leaving, setLeaving] = useState<Provider>()
  const cameBack = useEffectEvent(onBack)

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return
      setLeaving(undefined)
      cameBack()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])

  useEffect(() => {
    if (leaving === undefined) return
    const timer = setTimeout(() => setLeaving(undefined), giveUpMs)
    return () => clearTimeout(timer)
  }, [leaving])

  return {
    leaving,
    leave(provider, checkoutUrl, onFailure) {
      if (leaving !== undefined) return
      setLeaving(provider)
      void checkoutUrl().then((url) => {
        if (url !== undefined) {
          window.location.assign(url)
          return
        }
        setLeaving(undefined)
        onFailure()
      })
    },
  }
}
