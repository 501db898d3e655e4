import type { Config } from '@react-router/dev/config'
import { publicPagePath, publicPages } from './core/public-pages.ts'
import { returnPagePaths } from './core/return-paths.ts'

/**
 * Everything is prerendered and then runs in the browser; the Hono server serves the files.
 * `WEB_BUILD_DIRECTORY` lets the build be made aside and moved into place whole.
 */
export default {
  appDirectory: 'web',
  buildDirectory: process.env['WEB_BUILD_DIRECTORY'] ?? '.build/web',
  ssr: false,
  prerender: [...publicPages.map(publicPagePath), '/login', '/app', ...returnPagePaths],
} satisfies Config
