import type { StaticFiles } from './static-files.ts'

/**
 * Adds the files of earlier builds, which pages opened before an update still request. Only hashed files: every other
 * address belongs to the current build alone.
 */
export function withFormerFiles(site: StaticFiles, former: StaticFiles): StaticFiles {
  const hashed = [...former.files].filter(([path]) => path.startsWith('/assets/'))
  return { ...site, files: new Map([...hashed, ...site.files]) }
}
