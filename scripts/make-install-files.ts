import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { appleTouchIconPath, appManifestPath } from '#core/install-paths.ts'
import { type Language, languageDetails, languages } from '#core/languages.ts'
import { landing as en } from '#core/messages/en/landing.ts'
import { landing as es } from '#core/messages/es/landing.ts'
import { landing as fr } from '#core/messages/fr/landing.ts'
import { landing as pt } from '#core/messages/pt/landing.ts'
import { offlinePagePath } from '#core/service-worker-file.ts'

const landings = { pt, en, fr, es }

/** Drawn by `draw-icons.ts`. */
const icons = [
  { name: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { name: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { name: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const

const drawings = join(import.meta.dirname, '../web/install')
const tokens = join(import.meta.dirname, '../web/ui/tokens.css')

/** Writes into the folder of the built pages what a device asks for when it installs the app: manifests and icons. */
export function makeInstallFiles(clientFolder: string): void {
  const colour = paperColour()
  for (const language of languages) {
    const manifest = JSON.stringify(appManifest(language, colour))
    writeFileSync(join(clientFolder, appManifestPath(language)), manifest)
  }
  for (const { name } of icons) copyFileSync(join(drawings, name), join(clientFolder, name))
  copyFileSync(join(drawings, appleTouchIconPath), join(clientFolder, appleTouchIconPath))
}

/** One app in every language: its identity does not change with the language it was installed in. */
function appManifest(language: Language, colour: string) {
  return {
    id: offlinePagePath,
    name: 'Enlace',
    short_name: 'Enlace',
    description: landings[language].meta.description,
    lang: languageDetails[language].locale,
    dir: 'ltr',
    start_url: offlinePagePath,
    scope: '/',
    display: 'standalone',
    theme_color: colour,
    background_color: colour,
    icons: icons.map(({ name, ...icon }) => ({ src: `/${name}`, type: 'image/png', ...icon })),
  }
}

/** The paper of the pages by day: the window around them, and what is seen while they open. */
function paperColour(): string {
  const colour = /--paper:\s*(#[0-9a-f]{6});/.exec(readFileSync(tokens, 'utf8'))?.[1]
  if (colour === undefined) throw new Error('the design tokens have no --paper')
  return colour
}
