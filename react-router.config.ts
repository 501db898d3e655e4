import type { Config } from '@react-router/dev/config'
import { publicPagePath, publicPages } from './core/pages/public-pages.ts'
import { keptPagePaths } from './core/pages/service-worker-file.ts'
import { returnPagePaths } from './core/selling/return-paths.ts'

/**
 * Everything is prerendered and then runs in the browser; the Hono server serves the files.
 * `WEB_BUILD_DIRECTORY` lets the build be made aside and moved into place whole.
 */
export default {
  appDirectory: 'web',
  buildDirectory: process.env['WEB_BUILD_DIRECTORY'] ?? '.build/web',
  ssr: false,
  prerender: [...publicPages.map(publicPagePath), '/login', ...keptPagePaths, ...returnPagePaths],
} satisfies Config
