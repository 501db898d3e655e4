import { describe, expect, test } from 'vitest'
import { startPlan, withLateStart } from './with-late-start.ts'

/** As the framework writes it into a prerendered page. */
const script = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1 from "/assets/landing-pt-3.js";
  
  window.__reactRouterRouteModules = {"root":route0,"landing-pt":route1};

import("/assets/entry.client-4.js");`

const html = `<head><link rel="modulepreload" href="/assets/root-2.js"/><link rel="modulepreload" href="/assets/react-dom-3.js"/></head><script>((storageKey, restoreKey) => {})("a", null)</script><script type="module" async="">${script}</script>`

describe('the late start', () => {
  test('knows every module of the page', () => {
    expect(startPlan(script)).toEqual({
      manifest: '/assets/manifest-1.js',
      routes: [
        ['root', '/assets/root-2.js'],
        ['landing-pt', '/assets/landing-pt-3.js'],
      ],
      entry: '/assets/entry.client-4.js',
    })
  })

  test('replaces the framework’s script, and nothing loads before it says so', () => {
    const page = withLateStart(html, '(start)', { isUrgent: false, style: '/assets/a.css' })
    expect(page).toMatch(/^<head><\/head><script><\/script><script>\(start\)\(window,\{.*\}/)
    expect(page).toContain('"isUrgent":false,"style":"/assets/a.css"')
    expect(page).not.toMatch(/type="module"|modulepreload/)
  })

  test('names what the modules import where it is asked to, each once', () => {
    const known = '<link rel="modulepreload" href="/assets/entry.client-4.js"/>'
    const other = '<link rel="modulepreload" href="/assets/desk-5.js"/>'
    const page = html.replace('<head>', `<head>${known}${other}${other}`)
    const named = withLateStart(page, '(start)', { isUrgent: false, namesImports: true })
    expect(named).toContain('"imports":["/assets/desk-5.js"]')
    expect(withLateStart(page, '(start)', { isUrgent: false })).not.toContain('desk-5')
  })

  test('leaves the preloads where the page starts at once', () => {
    const page = withLateStart(html, '(start)', { isUrgent: true })
    expect(page).toContain('<link rel="modulepreload" href="/assets/root-2.js"/>')
  })

  test('refuses a page whose script has an unknown form, so that the build fails', () => {
    for (const unknown of [script.replace('import *', 'import'), '', 'import("/a.js");']) {
      expect(() => startPlan(unknown)).toThrow('module script')
    }
    expect(() => withLateStart('<p>', '', { isUrgent: true })).toThrow('no module script')
  })
})
