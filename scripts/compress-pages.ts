/** Compresses the web build's output once, as hard as possible. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { compress } from '#server/http/compress.ts'

/**
 * Text formats. Pages are left to the server, which fills them in first (server/pages/static-files.ts); pictures and
 * fonts are small already.
 */
const compressible = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml'])

/** Writes `x.br` and `x.gz` next to every text in a folder, wherever they are smaller than the text itself. */
export async function compressPages(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(paths.map(writeVariants))
}

async function writeVariants(path: string): Promise<void> {
  const bytes = await readFile(path)
  const [br, gzip] = await Promise.all([compress('br', bytes), compress('gzip', bytes)])
  if (br.byteLength < bytes.byteLength) await writeFile(`${path}.br`, br)
  if (gzip.byteLength < bytes.byteLength) await writeFile(`${path}.gz`, gzip)
}
