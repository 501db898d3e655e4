import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languageDetails, languages } from '#core/languages.ts'
import {
  altarManifestPath,
  appleTouchIconPath,
  appManifestPath,
} from '#core/pages/install-paths.ts'
import { readStaticFiles } from '#server/pages/static-files.ts'
import { testApp } from '#server/testing/test-app.ts'
import { makeInstallFiles } from './make-install-files.ts'

interface Manifest {
  id: string
  name: string
  short_name: string
  description: string
  lang: string
  start_url: string
  scope: string
  display: string
  theme_color: string
  background_color: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
}

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'enlace-install-'))
  makeInstallFiles(folder)
})

afterAll(() => rmSync(folder, { recursive: true }))

function answer(path: string) {
  const files = readStaticFiles(folder, { connectOrigins: [], https: true })
  return testApp({ files }).app.request(path)
}

/** Width and height from a PNG's header (PNG specification, 11.2.1). */
async function sizeOf(path: string): Promise<string> {
  const response = await answer(path)
  expect(response.headers.get('content-type')).toBe('image/png')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

describe.each(languages)('the app as installed in %s', (language) => {
  const manifest = async () => {
    const response = await answer(appManifestPath(language))
    expect(response.headers.get('content-type')).toBe('application/manifest+json')
    return (await response.json()) as Manifest
  }

  test('is another app from the altar, which starts there', async () => {
    const { id, start_url, scope, name } = (await (
      await answer(altarManifestPath(language))
    ).json()) as Manifest
    expect({ id, start_url, scope }).toEqual({ id: '/altar', start_url: '/altar', scope: '/altar' })
    expect(name).toMatch(/^Enlace, /)
  })

  test('is the same app in every language, and it starts within its scope', async () => {
    const { id, name, start_url, scope, display, lang, description } = await manifest()
    const origin = 'https://enlace.example'
    expect({ id, name, display }).toEqual({ id: '/app', name: 'Enlace', display: 'standalone' })
    expect(new URL(start_url, origin).pathname.startsWith(new URL(scope, origin).pathname)).toBe(
      true,
    )
    expect(lang).toBe(languageDetails[language].locale)
    expect(description).not.toBe('')
  })

  test('has the icons it names, in the stated sizes', async () => {
    const { icons } = await manifest()
    // What Chromium requires before it offers to install (web.dev, "install criteria").
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    )
    for (const { src, sizes } of icons) expect(await sizeOf(src)).toBe(sizes)
  })
})

test('an iPhone finds its icon', async () => {
  expect(await sizeOf(appleTouchIconPath)).toBe('180x180')
})

test('the app opens in the colours of its pages', async () => {
  const root = readFileSync(join(import.meta.dirname, '../web/root.tsx'), 'utf8')
  const { theme_color, background_color } = (await (
    await answer(appManifestPath('pt'))
  ).json()) as Manifest
  expect(root).toContain(
    `<meta name="theme-color" content="${theme_color}" media="(prefers-color-scheme: light)" />`,
  )
  expect(background_color).toBe(theme_color)
})
