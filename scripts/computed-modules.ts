import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const query = '?computed'

/**
 * `import { x } from './x.ts?computed'`: what the file exports, worked out while the pages are built and written down as
 * data. Who imports it loads neither what worked it out nor what that was made of. The exports are what JSON can hold;
 * the development server works each out once, so that a change of what they are made of shows after `npm run dev` has
 * been started anew.
 */
export function computedModules(): Plugin {
  return {
    name: 'computed-modules',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(query)) return undefined
      const path = id.slice(0, -query.length)
      const exported = (await import(pathToFileURL(path).href)) as Record<string, unknown>
      const code = Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
        .join('')
      return { code, moduleType: 'js' }
    },
  }
}
