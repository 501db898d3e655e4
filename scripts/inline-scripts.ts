import { readFileSync } from 'node:fs'
import { minifySync, type Plugin, transformWithOxc } from 'vite'

const query = '?script'

/**
 * `import { code } from './x.ts?script'`: the file's one exported function as a string, a minified expression for an
 * inline script. The file may import only types.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(query)) return undefined
      const path = id.slice(0, -query.length)
      this.addWatchFile(path)
      const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path)
      const expression = code.replace(/^[\s\S]*?\bexport function /m, 'function ')
      const minified = minifySync(path, `export default (${expression.trim()})`, {
        module: true,
        compress: { target: 'es2022' },
        mangle: true,
        codegen: { removeWhitespace: true },
      })
      if (minified.errors.length > 0) throw new Error(minified.errors[0]?.message)
      const text = minified.code.replace(/^export default\s*/, '').replace(/;\s*$/, '')
      return { code: `export const code = ${JSON.stringify(`(${text})`)}`, moduleType: 'js' }
    },
  }
}
