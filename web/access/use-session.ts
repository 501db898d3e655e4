import { useEffect, useSyncExternalStore } from 'react'
import { useLanguage } from '../language/use-language.ts'
import { carryPurchaseEmail } from '../selling/purchase-email.ts'
import { browserDevice, browserTab } from '../storage/device.ts'
import { forgetTab } from '../storage/forget-tab.ts'
import { showToast } from '../ui/toast.ts'
import { type LoginPlace, loginToast } from './login-toast.ts'
import { createSessionClient, type SessionNews } from './session-client.ts'
import { type AuthState, createSessionStore, unknownAuth } from './session-store.ts'

/** The longest delay a browser's timer accepts; a longer one fires at once. */
const longestTimerMs = 2 ** 31 - 1

let alarm: ReturnType<typeof setTimeout> | undefined

const news = new Set<(item: SessionNews) => void>()

/** This page's session; nothing is read before `useSessionStart` runs. */
export const sessionStore = createSessionStore({
  device: browserDevice,
  client: createSessionClient((...request) => fetch(...request)),
  now: Date.now,
  tell: (item) => {
    for (const listener of news) listener(item)
  },
  carryEmail: carryPurchaseEmail,
  onGone: () => forgetTab(browserTab),
  setAlarm: (afterMs, ring) => {
    clearTimeout(alarm)
    alarm = setTimeout(ring, Math.min(afterMs, longestTimerMs))
  },
})

/** Who is logged in, as far as is known. */
export function useSession(): AuthState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.state, () => unknownAuth)
}

/**
 * Shows how a login went, in the current language. Returns what is wrong with a refused PIN, to be shown beside its
 * field after the notice has gone; undefined if the PIN is not to blame.
 */
export function useLoginToast(): (place: LoginPlace, item: SessionNews) => string | undefined {
  const { access, errors } = useLanguage().messages
  return (place, item) => {
    const { refusals } = errors
    const details = { limit: '', questionNumber: 0, wait: '' }
    const toast = loginToast(place, item, access, {
      'session-required': refusals['session-required'](details),
      'enrolment-invalid': refusals['enrolment-invalid'](details),
    })
    if (toast !== undefined) showToast(toast)
    return item.answer === 'refused' ? toast?.text : undefined
  }
}

/** Reads the session and follows other tabs and the network; mounted once, in the root. */
export function useSessionStart(): void {
  const toast = useLoginToast()

  useEffect(() => {
    const listener = (item: SessionNews): void => void toast('renewal', item)
    news.add(listener)
    return () => {
      news.delete(listener)
    }
  })

  useEffect(() => {
    const onStorage = (event: StorageEvent): void => sessionStore.absorb(event.key)
    const recheck = (): void => void sessionStore.recheck()
    // A page out of the back-forward cache has heard of nobody who came meanwhile.
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) sessionStore.absorb(null)
    }
    // A phone may wake a page that slept past the subscription's end.
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') recheck()
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener('online', recheck)
    window.addEventListener('pageshow', onPageShow)
    document.addEventListener('visibilitychange', onVisible)
    // In a task of its own: what it changes is drawn at once, and the page that has just come to life has drawn enough.
    const starting = setTimeout(() => void sessionStore.start())
    return () => {
      clearTimeout(starting)
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('online', recheck)
      window.removeEventListener('pageshow', onPageShow)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [])
}
