import { lazy, type ReactNode, Suspense, useContext, useEffect, useState } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router'
import { defaultLanguage, languageDetails } from '#core/languages.ts'
import { pageFactsElementId } from '#core/page-facts.ts'
import { publicPageAt } from '#core/public-pages.ts'
import { appPath } from './access/app-path.ts'
import { useSessionStart } from './access/use-session.ts'
import { CrashPage } from './crash-page.tsx'
import iconUrl from './icon.svg?url'
import { InstallLinks } from './install/install-links.tsx'
import { FirstVisitDialog } from './language/first-visit-dialog.tsx'
import { useLanguagePreference } from './language/use-language.ts'
import { pageFacts } from './page-facts.ts'
import { facesId, facesStyle, pageStyle, pageStyleId } from './page-style.ts'
import { code as beforePaintCode } from './start/before-paint.ts?script'
import { beforePaintPlan } from './start/before-paint-plan.ts'
import { FallbackContext } from './start/fallback-context.ts'
import { code as fillKeptCode } from './start/fill-kept.ts?script'
import { fillKeptPlan } from './start/fill-kept-plan.ts'
import { ReplayEarlyActs } from './start/replay-early-acts.tsx'
import { code as showFacesCode } from './start/show-faces.ts?script'
import { useFacesKept } from './start/use-faces-kept.ts'
import { facesKey } from './storage/keys.ts'
import { PlainToasts } from './ui/plain-toasts.tsx'
import { useToast } from './ui/toast.ts'

/** An address of none of our pages. */
const notAPage = '*'

/** Not compared in the browser, where they have run already. */
const beforePaintScript = (pathname: string): string =>
  import.meta.env.SSR
    ? `${beforePaintCode}(window,${JSON.stringify(beforePaintPlan(pathname))});${showFacesCode}(window,"${facesId}","${facesKey}")`
    : ''
const fillKeptScript = import.meta.env.SSR
  ? `${fillKeptCode}(window,${JSON.stringify(fillKeptPlan())})`
  : ''

/** A piece that cannot be loaded must not take the page down, and fails for as long as the document lives. */
const ToastRegion = lazy(() =>
  import('./ui/toast-region.tsx').then(
    ({ ToastRegion }) => ({ default: ToastRegion }),
    () => ({ default: PlainToasts }),
  ),
)

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const isFallback = useContext(FallbackContext)
  const language = publicPageAt(pathname)?.language ?? defaultLanguage
  return (
    // The veil's script may have changed `lang` before React arrives.
    <html lang={languageDetails[language].locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f7f1e7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171310" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href={iconUrl} type="image/svg+xml" />
        <InstallLinks pageLanguage={publicPageAt(pathname)?.language} />
        <Meta />
        <Links />
        <style
          id={pageStyleId}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, inline so that the first paint waits for nothing; React would escape its text
          dangerouslySetInnerHTML={{ __html: pageStyle }}
        />
        <style
          id={facesId}
          media="not all"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
          dangerouslySetInnerHTML={{ __html: facesStyle }}
        />
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that must run before the first paint
          dangerouslySetInnerHTML={{ __html: beforePaintScript(isFallback ? notAPage : pathname) }}
        />
        <script
          type="application/json"
          id={pageFactsElementId}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of ours, which the server rewrites and the page reads
          dangerouslySetInnerHTML={{ __html: JSON.stringify(pageFacts).replaceAll('<', '\\u003c') }}
        />
      </head>
      <body>
        {children}
        {pathname.startsWith(appPath) ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that must run before the first paint
          <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: fillKeptScript }} />
        ) : null}
        <AfterHydration />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** What every page has but only once it lives: a prerendered toast region would carry a style attribute. */
function AfterHydration() {
  const [alive, setAlive] = useState(false)
  useLanguagePreference()
  useSessionStart()
  useFacesKept()
  useEffect(() => setAlive(true), [])
  return alive ? (
    <>
      <ReplayEarlyActs />
      <FirstVisitDialog />
      <LateToastRegion />
    </>
  ) : null
}

/**
 * The notices, fetched at the first touch or for the first notice where one only reads; where one works at once, since
 * the network may be gone by the time there is something to say.
 */
function LateToastRegion() {
  const { pathname } = useLocation()
  const toast = useToast()
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    const touches = ['pointerdown', 'keydown', 'focusin'] as const
    const onTouch = (): void => setTouched(true)
    for (const type of touches) window.addEventListener(type, onTouch, { once: true })
    return () => {
      for (const type of touches) window.removeEventListener(type, onTouch)
    }
  }, [])
  return isTouched || toast !== undefined || publicPageAt(pathname) === undefined ? (
    <Suspense>
      <ToastRegion />
    </Suspense>
  ) : null
}

export default function App() {
  return <Outlet />
}

/** Shown by the single-page fallback until the asked-for route has loaded. */
export function HydrateFallback() {
  return null
}

export function ErrorBoundary() {
  return <CrashPage error={useRouteError()} />
}
