import type { StaticFiles } from './static-files.ts'

/**
 * The files with those of former builds beside them, which pages opened before an update still ask for. Only hashed
 * ones: any other address is the present build's alone.
 */
export function withFormerFiles(site: StaticFiles, former: StaticFiles): StaticFiles {
  const hashed = [...former.files].filter(([path]) => path.startsWith('/assets/'))
  return { ...site, files: new Map([...hashed, ...site.files]) }
}
