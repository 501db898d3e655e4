/**
 * Judges our pages by MDN HTTP Observatory's own functions, as they would stand at an https address behind a proxy that
 * redirects from http: `npm run observatory`. Exits with 1 for any mark below A+. The scanner is installed apart, without
 * its install scripts: it would bring 195 packages, one that must be compiled, and downloads at install time.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from './free-port.ts'

const version = '1.4.8'
const installTimeoutMs = 300_000
const host = 'enlace.example'
const specialPin = '731846'
const paths = ['/', '/en', '/login', '/app', '/nothing-here', '/api/site']

const folder = join('.build', `observatory-${version}`)
const scanner = join(folder, 'node_modules/@mdn/mdn-http-observatory')
install()
const load = (file: string) => import(pathToFileURL(join(process.cwd(), scanner, 'src', file)).href)
const [
  { Requests },
  { ALL_TESTS },
  grader,
  { MINIMUM_SCORE_FOR_EXTRA_CREDIT },
  utils,
  { Session },
] = await Promise.all([
  load('types.js'),
  load('constants.js'),
  load('grader/grader.js'),
  load('grader/charts.js'),
  load('retriever/utils.js'),
  load('retriever/session.js'),
])

// Its parser of pages tells on the console of every style sheet whose newer CSS it does not know.
console.error = () => {}

const data = mkdtempSync(join(tmpdir(), 'enlace-observatory-'))
const port = await freePort()
const server = spawn(process.execPath, ['main.ts'], {
  env: { PATH: process.env['PATH'], ...settings(port, data) },
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  await once(server.stdout, 'data')
  const cookies = await cookiesOfALogin()
  for (const path of paths) {
    const { grade, score, failed } = await judge(path, cookies)
    console.log(`${grade.padEnd(2)} ${String(score).padStart(3)}  ${path}${failed}`)
    if (grade !== 'A+') process.exitCode = 1
  }
} finally {
  server.kill('SIGKILL')
  rmSync(data, { recursive: true, force: true })
}

function install(): void {
  const list = join(scanner, 'conf/hsts-preload.json')
  if (existsSync(list)) return
  mkdirSync(folder, { recursive: true })
  const manifest = { private: true, dependencies: { '@mdn/mdn-http-observatory': version } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    timeout: installTimeoutMs,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (!existsSync(scanner)) throw new Error('the scanner could not be installed')
  // The list that its install script would download. Nobody is preloaded: nothing is forgiven on that account.
  writeFileSync(list, '{}')
}

/** Everything real and out of reach: what is judged are pages and answers. */
function settings(on: number, dataDir: string): Record<string, string> {
  const nowhere = 'http://127.0.0.1:1'
  return {
    PORT: String(on),
    DATA_DIR: dataDir,
    PUBLIC_URL: `https://${host}`,
    SECRET_KEY: 'a secret key for judging headers only',
    SPECIAL_PIN: specialPin,
    AI_API_KEY: 'none',
    AI_BASE_URL: nowhere,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: `ola@${host}`,
    MERCADOPAGO_ACCESS_TOKEN: 'none',
    MERCADOPAGO_WEBHOOK_SECRET: 'none',
    MERCADOPAGO_API_URL: nowhere,
    PAYPAL_CLIENT_ID: 'none',
    PAYPAL_CLIENT_SECRET: 'none',
    PAYPAL_WEBHOOK_ID: 'none',
    PAYPAL_API_URL: nowhere,
  }
}

async function cookiesOfALogin(): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pin: specialPin }),
  })
  const cookies = answer.headers.getSetCookie()
  if (cookies.length === 0) throw new Error(`no cookies to judge: ${answer.status}`)
  return cookies
}

/** What the scanner's `retrieve` would have found there, through its `scan` (src/scanner/index.js). */
async function judge(path: string, cookies: readonly string[]) {
  const url = `https://${host}${path}`
  const ask = async (method: string, headers: Record<string, string>) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers })
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      data: await answer.text(),
      request: { responseURL: url },
      config: { url },
      verified: true,
    }
  }
  const page = await ask('GET', { accept: 'text/html' })
  const requests = new Requests(host)
  const response = { ...page, httpEquiv: utils.parseHttpEquivHeaders(page.data, url) }
  requests.resources.path = page.data
  requests.responses.auto = response
  requests.responses.http = response
  requests.responses.https = response
  requests.responses.cors = await ask('OPTIONS', {
    'access-control-request-method': 'GET',
    origin: 'https://http-observatory.security.mozilla.org',
  })
  requests.responses.httpRedirects = [
    { url: new URL(`http://${host}${path}`), status: 301 },
    { url: new URL(url), status: 200 },
  ]
  requests.responses.httpsRedirects = requests.responses.httpRedirects.slice(1)
  requests.session = new Session(new URL(url))
  for (const cookie of cookies) await requests.session.jar.setCookie(cookie, url)

  let [everything, losses] = [100, 100]
  const failed: string[] = []
  for (const test of ALL_TESTS) {
    const { result, pass } = test(requests)
    const modifier: number = grader.getScoreModifier(result)
    everything += modifier
    if (modifier < 0) losses += modifier
    if (!pass) failed.push(`\n        ${result} (${modifier})`)
  }
  const score = losses >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? everything : losses
  return { grade: String(grader.getGradeForScore(score).grade), score, failed: failed.join('') }
}
