/**
 * Renders the pages at build time; no server of ours runs this. Own file because the framework's
 * default one pulls in a bot detector that prerendering has no use for.
 */
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { defaultLanguage } from '#core/languages.ts'
import { beginLanguage } from './language/use-language.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  await beginLanguage(defaultLanguage)
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />)
  await body.allReady
  headers.set('Content-Type', 'text/html')
  return new Response(body, { status, headers })
}
