import { lazy, type ReactNode, Suspense, useContext, useEffect, useState } from 'react'
import {
  Links,
  type Location,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router'
import { defaultLanguage, languageDetails } from '#core/languages.ts'
import { pageFactsElementId } from '#core/pages/page-facts.ts'
import { publicPageAt } from '#core/pages/public-pages.ts'
import { appPath } from './access/app-path.ts'
import { useSessionStart } from './access/use-session.ts'
import { CrashPage } from './crash-page.tsx'
import iconUrl from './icon.svg?url'
import { InstallLinks } from './install/install-links.tsx'
import { LanguageSheet } from './language/language-sheet.tsx'
import { useLanguagePreference } from './language/use-language.ts'
import { pageFacts } from './page-facts.ts'
import { fontsId, fontsStyle, pageStyle, pageStyleId } from './page-style.ts'
import { code as beforePaintCode } from './start/before-paint.ts?script'
import { beforePaintPlan } from './start/before-paint-plan.ts'
import { FallbackContext } from './start/fallback-context.ts'
import { ReplayEarlyActs } from './start/replay-early-acts.tsx'
import { code as showFontsCode } from './start/show-fonts.ts?script'
import { useFontsKept } from './start/use-fonts-kept.ts'
import { fontsKey } from './storage/keys.ts'
import { PlainToasts } from './ui/plain-toasts.tsx'
import { useToast } from './ui/toast.ts'
import { useTouched } from './ui/use-touched.ts'

/** An address that is none of our pages. */
const notAPage = '*'

/** Of the last thing that is built into a page: a browser that has read it has read the page. */
const pageEndId = 'page-end'

/**
 * The first page of a visit has no key, so its address is used; otherwise it would take another page's position for its
 * own.
 */
const scrollKeyOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key)

/** Not compared in the browser, where the scripts have already run. */
const beforePaintScript = (pathname: string): string =>
  import.meta.env.SSR
    ? `${beforePaintCode}(window,${JSON.stringify(beforePaintPlan(pathname))});${showFontsCode}(window,"${fontsId}","${fontsKey}")`
    : ''

/** A chunk that fails to load must not take the page down, and stays failed for the life of the document. */
const LateRegion = lazy(() =>
  import('./late-region.tsx').then(
    ({ LateRegion }) => ({ default: LateRegion }),
    () => ({ default: PlainToasts }),
  ),
)

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const isFallback = useContext(FallbackContext)
  const language = publicPageAt(pathname)?.language ?? defaultLanguage
  return (
    // The script in the head may have changed `lang` before React starts.
    <html lang={languageDetails[language].locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f7f1e7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171310" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href={iconUrl} type="image/svg+xml" />
        {/* Never painted in part: a card centred before all its words are there would jump. The creator's desk is not. */}
        {pathname.startsWith(appPath) ? null : (
          <link rel="expect" href={`#${pageEndId}`} blocking="render" />
        )}
        <InstallLinks pageLanguage={publicPageAt(pathname)?.language} />
        <Meta />
        <style
          id={pageStyleId}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, inline so that the first paint waits for nothing; React would escape its text
          dangerouslySetInnerHTML={{ __html: pageStyle }}
        />
        <style
          id={fontsId}
          media="not all"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
          dangerouslySetInnerHTML={{ __html: fontsStyle }}
        />
        {/* After the page's style, which says in which order the layers of all sheets apply. */}
        <Links />
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, which must run before the first paint
          dangerouslySetInnerHTML={{ __html: beforePaintScript(isFallback ? notAPage : pathname) }}
        />
        <script
          type="application/json"
          id={pageFactsElementId}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, which the server rewrites and the page reads
          dangerouslySetInnerHTML={{ __html: JSON.stringify(pageFacts).replaceAll('<', '\\u003c') }}
        />
      </head>
      <body>
        <LanguageSheet />
        {children}
        <span id={pageEndId} />
        <AfterHydration />
        <ScrollRestoration getKey={scrollKeyOf} />
        <Scripts />
      </body>
    </html>
  )
}

/** What every page gets only after hydration: a prerendered toast region would contain a style attribute. */
function AfterHydration() {
  const [alive, setAlive] = useState(false)
  useLanguagePreference()
  useSessionStart()
  useFontsKept()
  useEffect(() => {
    // After the session has been read, which what is replayed may change; timers keep their order.
    const waking = setTimeout(() => setAlive(true))
    return () => clearTimeout(waking)
  }, [])
  return alive ? (
    <>
      <ReplayEarlyActs />
      <LateToastRegion />
    </>
  ) : null
}

/**
 * The notices: loaded at the first touch or the first notice on pages for reading; at once on pages for working, since
 * the network may be gone by the time there is something to say.
 */
function LateToastRegion() {
  const { pathname } = useLocation()
  const toast = useToast()
  const isTouched = useTouched()
  return isTouched || toast !== undefined || publicPageAt(pathname) === undefined ? (
    <Suspense>
      <LateRegion />
    </Suspense>
  ) : null
}

export default function App() {
  return <Outlet />
}

/** Shown by the single-page fallback until the requested route has loaded. */
export function HydrateFallback() {
  return null
}

export function ErrorBoundary() {
  return <CrashPage error={useRouteError()} />
}
