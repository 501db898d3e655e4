/** Puts the late start in place of the framework's own in a prerendered page. Runs at build time only. */
import type { StartPlan } from './late-start.ts'

const preload = /<link rel="modulepreload"[^>]*>/g
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/
/** Scrolls a reloaded page to where it was left; the browser does, as no script is there yet that tells it not to. */
const scrollScript = /<script>\(\(storageKey, restoreKey\)[\s\S]*?<\/script>/
const manifestImport = /^import "([^"]+)";/
const routeImport = /^import \* as (route\d+) from "([^"]+)";$/gm
const routeIds = /"([^"]+)":(route\d+)/g
const entryImport = /import\("([^"]+)"\);$/

/** How a page starts: what its framework's script does not say. */
export type StartOptions = Pick<StartPlan, 'isUrgent' | 'style'>

/**
 * The page without its preloads and what the browser does anyway, and with the late start where the framework's module script stood: React finds an
 * element of the same kind there and hydrates clean. `lateStart` is that function's code. Throws when the framework
 * writes its script otherwise than known.
 */
export function withLateStart(html: string, lateStart: string, options: StartOptions): string {
  const script = moduleScript.exec(html)?.[1]
  if (script === undefined) throw new Error('the page has no module script')
  const plan: StartPlan = { ...startPlan(script), drawing: drawingIn(html), ...options }
  const starter = `${lateStart}(window,${JSON.stringify(plan)},a=>import(a))`
  return html
    .replaceAll(preload, '')
    .replace(scrollScript, '<script></script>')
    .replace(moduleScript, () => `<script>${starter}</script>`)
}

/** The chunk that draws (vite.config.ts), by what the framework would have fetched early. */
function drawingIn(html: string): string {
  const drawing = /<link rel="modulepreload" href="([^"]*\/react-dom-[^"]+)"/.exec(html)?.[1]
  if (drawing === undefined) throw new Error('the page has no chunk that draws')
  return drawing
}

/** Reads the modules out of the framework's script. */
export function startPlan(script: string): Omit<StartPlan, 'isUrgent' | 'style' | 'drawing'> {
  const manifest = manifestImport.exec(script)?.[1]
  const entry = entryImport.exec(script)?.[1]
  const modules = new Map([...script.matchAll(routeImport)].map(([, name, path]) => [name, path]))
  const routes = [...script.matchAll(routeIds)].map(([, id = '', name]) => {
    const module = modules.get(name)
    if (module === undefined) throw new Error(`the module script names no module for ${id}`)
    return [id, module] as const
  })
  if (manifest === undefined || entry === undefined || routes.length !== modules.size) {
    throw new Error(`the module script is written otherwise than known:\n${script}`)
  }
  return { manifest, routes, entry }
}
