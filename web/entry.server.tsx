/**
 * Renders the pages at build time; no server of ours runs this. Own file because the framework's
 * default one pulls in a bot detector that prerendering has no use for, and because pages start late.
 */
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { defaultLanguage } from '#core/languages.ts'
import { publicPageAt } from '#core/public-pages.ts'
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
  // Nothing is read of the single-page fallback before it lives, nor of the development server's pages in a hurry.
  if (context.isSpaMode || import.meta.env.DEV) return new Response(body, { status, headers })
  const html = await new Response(body).text()
  return new Response(built(html, pathOf(request)), { status, headers })
}

/** Without the slash that prerendering puts at its end. */
function pathOf(request: Request): string {
  return new URL(request.url).pathname.replace(/(.)\/$/, '$1')
}

/**
 * A page as it is served. The public ones are read before they live, and hold no more style than they show; `/login` and
 * the creator are read before as well; the others have nothing to show before they live.
 */
function built(html: string, path: string): string {
  const isPublic = publicPageAt(path) !== undefined
  const started = withLateStart(html, lateStart, {
    isUrgent: !isPublic && path !== '/login' && path !== appPath,
    ...(isPublic && { style: styleUrl }),
  })
  if (!isPublic) return started
  const unstyled = started.replace(pageStyle, '')
  return started.replace(pageStyle, () => criticalStyle(pageStyle, unstyled))
}
