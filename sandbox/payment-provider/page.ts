/** The look and the headers of the stand-ins' pages: plain forms, no script, nothing loaded from elsewhere. */
import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'

const style = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #2b2620; background: #f4f1ec }
body { max-width: 30rem; margin: 0 auto; padding: 1.5rem }
.notice { background: #fff3c4; border: 1px solid #d9b949; border-radius: .5rem; padding: .5rem .75rem }
main, form { display: grid; gap: .75rem }
section { background: #fff; border-radius: .75rem; padding: 1rem 1.25rem; display: grid; gap: .75rem }
h1 { font-size: 1.4rem; margin: .5rem 0 0 } h2 { font-size: 1.05rem; margin: 0 }
label { display: grid; gap: .25rem } .choice { display: flex; gap: .5rem; align-items: baseline }
input, select, button { font: inherit; padding: .5rem .75rem; border-radius: .5rem; border: 1px solid #8b8378; min-width: 0 }
button { background: #1d4f6e; color: #fff; border-color: #1d4f6e; cursor: pointer }
button.quiet { background: #fff; color: #1d4f6e }
.price { font-size: 1.6rem; font-weight: 600; margin: 0 }
table { border-collapse: collapse; width: 100%; font-size: .85rem } td, th { text-align: left; padding: .25rem .5rem .25rem 0; vertical-align: top }
.row { display: flex; flex-wrap: wrap; gap: .5rem }
code { overflow-wrap: anywhere }
`

const styleHash = createHash('sha256').update(style).digest('base64')

export type Html = ReturnType<typeof html>

/** A whole page. Every page says that no real money is involved. */
export function page(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <p class="notice">Pagamento simulado (simulated payment): nenhum dinheiro é movido aqui.</p>
        <h1>${title}</h1>
        <main>${content}</main>
      </body>
    </html>`
}

/** A page's headers; `formTargets` are the sites a form may end up at, including redirects. */
export function pageHeaders(formTargets: readonly string[] = []): Record<string, string> {
  const origins = formTargets.flatMap((url) => (URL.canParse(url) ? [new URL(url).origin] : []))
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action ${["'self'", ...new Set(origins)].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  }
}

/** A field that chooses how the resulting webhooks are delivered. */
export function deliveryField(modes: readonly string[], chosen: string): Html {
  return html`<label>
    Webhooks
    <select name="delivery">
      ${modes.map((mode) => html`<option value="${mode}" ${mode === chosen ? raw('selected') : ''}>${mode}</option>`)}
    </select>
  </label>`
}

/** `9900` -> `R$ 99,00`. */
export function reais(cents: number): string {
  return new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(cents / 100)
}
