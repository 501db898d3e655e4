import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressPages } from './compress-pages.ts'

test('texts get smaller companions; what would grow or is not text gets none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'enlace-compress-'))
  const script = 'export const answer = 42\n'.repeat(50)
  await writeFile(join(folder, 'long.js'), script)
  await writeFile(join(folder, 'tiny.css'), 'p{}')
  await writeFile(join(folder, 'index.html'), '<p>'.repeat(500))
  await writeFile(join(folder, 'face.woff2'), new Uint8Array(500))
  await compressPages(folder)
  expect((await readdir(folder)).sort()).toEqual(
    ['face.woff2', 'index.html', 'long.js', 'long.js.br', 'long.js.gz', 'tiny.css'].sort(),
  )
  const read = (name: string) => readFile(join(folder, name))
  expect(brotliDecompressSync(await read('long.js.br')).toString()).toBe(script)
  expect(gunzipSync(await read('long.js.gz')).toString()).toBe(script)
  await rm(folder, { recursive: true })
})
