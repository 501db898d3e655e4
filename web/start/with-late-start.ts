/** Replaces the framework's start with the late start in a prerendered page. Runs at build time only. */
import type { StartPlan } from './late-start.ts'

const preload = /<link rel="modulepreload"[^>]*>/g
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/
/**
 * Restores the scroll position after a reload. The browser does that anyway, as no script has told it not to yet, and
 * this one throws where session storage is refused.
 */
const scrollScript = /<script>\(\(storageKey, restoreKey\)[\s\S]*?<\/script>/
const manifestImport = /^import "([^"]+)";/
const routeImport = /^import \* as (route\d+) from "([^"]+)";$/gm
const routeIds = /"([^"]+)":(route\d+)/g
const entryImport = /import\("([^"]+)"\);$/

/** How a page starts, beyond what the framework's script says. */
export interface StartOptions extends Pick<StartPlan, 'isUrgent' | 'style'> {
  /** Whether the late start names all that its modules import: bytes of the page for depths of requests. */
  namesImports?: boolean
}

/**
 * The page without scroll script and, unless it starts at once, without preloads; and with the late start where the framework's module script was: React
 * finds an element of the same kind there and hydrates cleanly. `lateStart` is that function's source. Throws if the
 * framework's script has an unknown form.
 */
export function withLateStart(html: string, lateStart: string, options: StartOptions): string {
  const script = moduleScript.exec(html)?.[1]
  if (script === undefined) throw new Error('the page has no module script')
  const { namesImports, ...how } = options
  const modules = { ...startPlan(script), drawing: drawingIn(html) }
  const plan: StartPlan = {
    ...modules,
    ...(namesImports && { imports: importsIn(html, modules) }),
    ...how,
  }
  const starter = `${lateStart}(window,${JSON.stringify(plan)},a=>import(a))`
  // What starts at once gets all its files at once, not one depth of imports after another.
  const lean = options.isUrgent ? html : html.replaceAll(preload, '')
  return lean
    .replace(scrollScript, '<script></script>')
    .replace(moduleScript, () => `<script>${starter}</script>`)
}

/** What the framework would have preloaded, without the modules that are known already. */
function importsIn(html: string, modules: Omit<StartPlan, 'isUrgent'>): string[] {
  const { drawing, manifest, entry, routes } = modules
  const known = new Set([drawing, manifest, entry, ...routes.map(([, module]) => module)])
  const preloaded = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)]
  return [...new Set(preloaded.map(([, href = '']) => href))].filter((href) => !known.has(href))
}

/** The chunk that renders (vite.config.ts), found among what the framework would have preloaded. */
function drawingIn(html: string): string {
  const drawing = /<link rel="modulepreload" href="([^"]*\/react-dom-[^"]+)"/.exec(html)?.[1]
  if (drawing === undefined) throw new Error('the page has no chunk that draws')
  return drawing
}

/** Reads the modules from the framework's script. */
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
