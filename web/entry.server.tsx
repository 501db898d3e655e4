/**
 * Renders the pages at build time; no server of ours runs this. A separate file because the framework's default pulls
 * in a bot detector that prerendering does not need, and because pages start late.
 */
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { defaultLanguage } from '#core/languages.ts'
import { publicPageAt } from '#core/pages/public-pages.ts'
import { appPath } from './access/app-path.ts'
import styleUrl from './app.css?url'
import { beginLanguage } from './language/use-language.ts'
import { pageStyle } from './page-style.ts'
import { criticalStyle } from './start/critical-style.ts'
import { FallbackContext } from './start/fallback-context.ts'
import { code as lateStart } from './start/late-start.ts?script'
import { withLateStart } from './start/with-late-start.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  await beginLanguage(defaultLanguage, { withCreator: true })
  const body = await renderToReadableStream(
    <FallbackContext value={context.isSpaMode}>
      <ServerRouter context={context} url={request.url} />
    </FallbackContext>,
  )
  await body.allReady
  headers.set('Content-Type', 'text/html')
  // The single-page fallback has nothing to read before hydration, and the development server's pages are not worth it.
  if (context.isSpaMode || import.meta.env.DEV) return new Response(body, { status, headers })
  const html = await new Response(body).text()
  return new Response(built(html, pathOf(request)), { status, headers })
}

/** Without the trailing slash that prerendering adds. */
function pathOf(request: Request): string {
  return new URL(request.url).pathname.replace(/(.)\/$/, '$1')
}

/**
 * A page as it is served. The public ones can be read before hydration, and contain no more style than they show; so
 * can `/login` and the creator; the others have nothing to show until then.
 */
function built(html: string, path: string): string {
  const isPublic = publicPageAt(path) !== undefined
  const started = withLateStart(html, lateStart, {
    isUrgent: !isPublic && path !== '/login' && path !== appPath,
    // The creator's are dozens, and their own imports as many again.
    namesImports: path === appPath,
    ...(isPublic && { style: styleUrl }),
  })
  if (!isPublic) return started
  const unstyled = started.replace(pageStyle, '')
  return started.replace(pageStyle, () => criticalStyle(pageStyle, unstyled))
}
