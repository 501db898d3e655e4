/**
 * The mailbox as pages and as JSON. Its content is whatever anyone sent, so each letter's HTML is shown in a frame
 * without scripts or an origin, and nothing is loaded from anywhere.
 */
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { CaughtLetter } from './caught-letter.ts'

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** Links open in a new tab, an ordinary page. */
const letterPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

const styleSheet = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 46rem; padding: 1rem; overflow-wrap: anywhere; }
h1 { font: 1.6rem/1.3 Georgia, serif; }
ul { list-style: none; padding: 0; }
li { border-top: 1px solid #8884; }
li a { display: block; padding: .75rem .25rem; text-decoration: none; color: inherit; }
li a:hover strong, li a:focus strong { text-decoration: underline; }
small, dt { opacity: .75; }
iframe { width: 100%; height: 46rem; border: 1px solid #8884; border-radius: .5rem; background: #fff; }
pre { white-space: pre-wrap; border: 1px solid #8884; border-radius: .5rem; padding: 1rem; font: .9rem/1.5 ui-monospace, monospace; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dd { margin: 0; }
`

const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]'])

function page(title: string, content: unknown, refresh: boolean) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refresh ? raw('<meta http-equiv="refresh" content="5">') : ''}
<title>${title}</title>
<link rel="stylesheet" href="/mailbox.css">
</head>
<body>${content}</body>
</html>`
}

function when(letter: CaughtLetter): string {
  return new Date(letter.receivedAt).toISOString().replace('T', ' ').slice(0, 19)
}

function listPage(letters: readonly CaughtLetter[]) {
  const rows = letters.map(
    (letter) => html`<li><a href="/letters/${letter.id}">
<strong>${letter.subject || '(no subject)'}</strong><br>
<small>to ${letter.recipients.join(', ')} · ${when(letter)} UTC</small></a></li>`,
  )
  const content = html`<main><h1>Mailbox</h1>
<p>Every letter sent on this machine ends here; none leaves it.</p>
${letters.length === 0 ? html`<p>Nothing yet.</p>` : html`<ul>${rows}</ul>`}</main>`
  return page('Mailbox', content, true)
}

function letterPage(letter: CaughtLetter) {
  const content = html`<main><p><a href="/">All letters</a></p>
<h1>${letter.subject || '(no subject)'}</h1>
<dl><dt>From</dt><dd>${letter.from}</dd><dt>To</dt><dd>${letter.recipients.join(', ')}</dd>
<dt>Received</dt><dd>${when(letter)} UTC</dd><dt>Message-ID</dt><dd>${letter.messageId}</dd></dl>
<h2>As HTML</h2>
<iframe src="/letters/${letter.id}/html" title="The letter as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>As plain text</h2>
<pre>${letter.text}</pre></main>`
  return page(letter.subject, content, false)
}

/** Makes links open outside the frame, which may show no other page. */
function withLinksOutside(letterHtml: string): string {
  const base = '<base target="_blank">'
  return /<head[^>]*>/iu.test(letterHtml)
    ? letterHtml.replace(/<head[^>]*>/iu, (head) => `${head}${base}`)
    : `${base}${letterHtml}`
}

/** `letters` returns what the mailbox holds right now, newest first. */
export function createMailboxApp(letters: () => readonly CaughtLetter[]): Hono {
  const app = new Hono()
  const find = (id: string) => letters().find((letter) => letter.id === id)

  app.use(async (context, next) => {
    // Otherwise a page elsewhere could point its own host name at this machine and read the letters.
    if (!loopbackHosts.has(new URL(context.req.url).hostname)) return context.text('', 403)
    await next()
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'no-referrer')
    context.header('Cache-Control', 'no-store')
    if (!context.res.headers.has('Content-Security-Policy')) {
      context.header('Content-Security-Policy', pagePolicy)
    }
    return undefined
  })

  app.get('/', (context) => context.html(listPage(letters())))
  app.get('/mailbox.css', (context) => {
    context.header('Content-Type', 'text/css; charset=utf-8')
    return context.body(styleSheet)
  })
  app.get('/api/letters', (context) => context.json(letters()))
  app.get('/letters/:id', (context) => {
    const letter = find(context.req.param('id'))
    return letter ? context.html(letterPage(letter)) : context.notFound()
  })
  app.get('/letters/:id/html', (context) => {
    const letter = find(context.req.param('id'))
    if (!letter) return context.notFound()
    context.header('Content-Security-Policy', letterPolicy)
    return context.html(withLinksOutside(letter.html))
  })
  return app
}
