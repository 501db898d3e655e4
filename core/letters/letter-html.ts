/**
 * A letter as HTML for mail programs: nested tables and inline styles, because Outlook does not support flexbox and
 * Gmail drops what it does not know; no images or fonts to load. Dark colours are in a style sheet on top; programs
 * that cannot read it invert colours themselves (`color-scheme` tells them the letter has both).
 */
import type { LetterBlock, LetterDocument, LetterFact } from './letter-document.ts'

const serif = "Georgia,'Times New Roman',Times,serif"
const sans = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** The pages' colours, because mail programs do not support variables. */
const light = {
  paper: '#f7f1e7',
  card: '#fffdf8',
  ink: '#2b2320',
  quiet: '#685a53',
  line: '#e2d6c5',
  gold: '#b08d57',
  accent: '#6e2239',
  onAccent: '#fff8f2',
}
const dark = {
  paper: '#171310',
  card: '#28211c',
  ink: '#f2e9dd',
  quiet: '#bcad9d',
  line: '#473d34',
  gold: '#c6a468',
  accent: '#e8aab7',
  onAccent: '#320f1b',
}

/** Text escaped for use between tags and inside double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

function anchor(url: string): string {
  const address = escapeHtml(url)
  return `<a class="accent" href="${address}" style="color:${light.accent};text-decoration:underline;word-break:break-word">${address}</a>`
}

/** A telephone number, or the word e-mail where it is no part of an address: kept on one line. */
const oneLine = /\+\d[\d ().-]{6,}\d|(?<![\w.@+-])e-mails?(?![\w@-]|\.\w)/gi

function line(text: string): string {
  return escapeHtml(text).replace(
    oneLine,
    (words) => `<span style="white-space:nowrap">${words}</span>`,
  )
}

/** Escapes a sentence and turns the address in it, if there is one, into a link. */
function sentence(text: string, link: string | undefined): string {
  if (link === undefined || link === '') return line(text)
  return text.split(link).map(line).join(anchor(link))
}

function paragraph(html: string, className: 'ink' | 'quiet'): string {
  const size = className === 'ink' ? '16px;line-height:26px' : '14px;line-height:22px'
  return `<p class="${className}" style="margin:0 0 18px;font-family:${sans};font-size:${size};color:${light[className]};overflow-wrap:break-word">${html}</p>`
}

function pinBox(label: string, pin: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr><td class="paper gold" align="center" style="padding:18px 8px 16px;background-color:${light.paper};border:1px solid ${light.gold};border-radius:4px">
<p class="quiet" style="margin:0 0 6px;font-family:${sans};font-size:13px;line-height:18px;color:${light.quiet}">${escapeHtml(label)}</p>
<p class="accent" style="margin:0;font-family:${serif};font-size:36px;line-height:44px;letter-spacing:6px;padding-left:6px;color:${light.accent}">${escapeHtml(pin)}</p>
</td></tr></table>`
}

function button(label: string, url: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="center" style="margin:0 auto 20px"><tr><td class="button" align="center" bgcolor="${light.accent}" style="background-color:${light.accent};border-radius:6px">
<a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:15px 34px;font-family:${sans};font-size:17px;line-height:22px;font-weight:600;color:${light.onAccent};text-decoration:none;border-radius:6px">${escapeHtml(label)}</a>
</td></tr></table>`
}

function heading(text: string): string {
  return `<h2 class="ink line" style="margin:14px 0 16px;padding-top:24px;border-top:1px solid ${light.line};font-family:${serif};font-size:20px;line-height:28px;font-weight:normal;color:${light.ink}">${escapeHtml(text)}</h2>`
}

function factRow(fact: LetterFact): string {
  const lines = fact.lines.map((line) => sentence(line, fact.link)).join('<br>')
  return `<tr><td style="padding:0 0 12px">
<p class="quiet" style="margin:0;font-family:${sans};font-size:13px;line-height:18px;color:${light.quiet}">${escapeHtml(fact.label)}</p>
<p class="ink" style="margin:2px 0 0;font-family:${sans};font-size:15px;line-height:22px;color:${light.ink};overflow-wrap:break-word;word-break:break-word">${lines}</p>
</td></tr>`
}

function blockHtml(block: LetterBlock): string {
  switch (block.type) {
    case 'paragraph':
      return paragraph(sentence(block.text, block.link), 'ink')
    case 'note':
      return paragraph(sentence(block.text, block.link), 'quiet')
    case 'pin':
      return pinBox(block.label, block.pin)
    case 'button':
      return button(block.label, block.url)
    case 'heading':
      return heading(block.text)
    case 'facts':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 8px">${block.facts.map(factRow).join('')}</table>`
  }
}

/** For programs that read style sheets; the inline styles cover the rest. */
const styleSheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:479px){.frame{padding:12px 8px!important}.card{padding:28px 20px 22px!important}.title{font-size:26px!important;line-height:33px!important}}
@media (prefers-color-scheme:dark){
.paper{background-color:${dark.paper}!important}.card{background-color:${dark.card}!important}
.line{border-color:${dark.line}!important}.gold{border-color:${dark.gold}!important}.ink{color:${dark.ink}!important}.quiet{color:${dark.quiet}!important}
.accent{color:${dark.accent}!important}.button{background-color:${dark.accent}!important;color:${dark.onAccent}!important}}
a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}
`

/** Pushes what follows out of an inbox's preview line. */
const previewPadding = '&#847;&zwnj;&nbsp;'.repeat(60)

/** The letter as a complete HTML document. Every value is escaped; the only addresses in it are the letter's own. */
export function renderLetterHtml(letter: LetterDocument): string {
  const footer = letter.footer.map(line).join('<br>')
  return `<!doctype html>
<html lang="${escapeHtml(letter.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeHtml(letter.subject)}</title>
<style>${styleSheet}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:${light.paper}">${escapeHtml(letter.preview)}${previewPadding}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.paper}" style="background-color:${light.paper}"><tr><td class="frame" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td align="center" style="padding:0 0 20px"><span class="accent" style="font-family:${serif};font-size:24px;line-height:30px;font-style:italic;color:${light.accent}">${escapeHtml(letter.signature)}</span></td></tr>
<tr><td class="card line" bgcolor="${light.card}" style="padding:40px 44px 30px;background-color:${light.card};border:1px solid ${light.line};border-radius:8px">
<h1 class="ink title" style="margin:0 0 22px;font-family:${serif};font-size:30px;line-height:38px;font-weight:normal;color:${light.ink}">${escapeHtml(letter.title)}</h1>
${[paragraph(escapeHtml(letter.greeting), 'ink'), ...letter.blocks.map(blockHtml)].join('\n')}
<p class="ink" style="margin:8px 0 0;font-family:${serif};font-size:17px;line-height:26px;font-style:italic;color:${light.ink}">${escapeHtml(letter.closing)}<br>${escapeHtml(letter.signature)}</p>
</td></tr>
<tr><td align="center" style="padding:20px 12px 0"><p class="quiet" style="margin:0;font-family:${sans};font-size:13px;line-height:20px;color:${light.quiet};overflow-wrap:break-word;word-break:break-word">${footer}</p></td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}
