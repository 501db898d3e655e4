import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languageDetails, languages } from '#core/languages.ts'
import { altar as altarEn } from '#core/messages/en/altar.ts'
import { landing as en } from '#core/messages/en/landing.ts'
import { altar as altarEs } from '#core/messages/es/altar.ts'
import { landing as es } from '#core/messages/es/landing.ts'
import { altar as altarFr } from '#core/messages/fr/altar.ts'
import { landing as fr } from '#core/messages/fr/landing.ts'
import { altar as altarPt } from '#core/messages/pt/altar.ts'
import { landing as pt } from '#core/messages/pt/landing.ts'
import {
  altarManifestPath,
  appleTouchIconPath,
  appManifestPath,
} from '#core/pages/install-paths.ts'
import { altarPath, offlinePagePath } from '#core/pages/service-worker-file.ts'

const landings = { pt, en, fr, es }
const altars = { pt: altarPt, en: altarEn, fr: altarFr, es: altarEs }

/** Drawn by `draw-icons.ts`. */
const icons = [
  { name: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { name: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { name: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const

const drawings = join(import.meta.dirname, '../web/install')
const tokens = join(import.meta.dirname, '../web/ui/tokens.css')

/** Writes what a device needs to install the app, manifests and icons, into the folder of the built pages. */
export function makeInstallFiles(clientFolder: string): void {
  const colour = paperColour()
  for (const language of languages) {
    const manifest = appManifest(language, colour)
    const name = `${manifest.name}, ${altars[language].title}`
    // An app of its own: no page of another scope opens in it, and a killed one starts where it is read.
    const atAltar = { ...manifest, id: altarPath, name, start_url: altarPath, scope: altarPath }
    writeFileSync(join(clientFolder, appManifestPath(language)), JSON.stringify(manifest))
    writeFileSync(join(clientFolder, altarManifestPath(language)), JSON.stringify(atAltar))
  }
  for (const { name } of icons) copyFileSync(join(drawings, name), join(clientFolder, name))
  copyFileSync(join(drawings, appleTouchIconPath), join(clientFolder, appleTouchIconPath))
}

/** One app in every language: its identity does not depend on the language it was installed in. */
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

/** The light theme's background: the colour of the window around the pages, and on screen while they open. */
function paperColour(): string {
  const colour = /--paper:\s*(#[0-9a-f]{6});/.exec(readFileSync(tokens, 'utf8'))?.[1]
  if (colour === undefined) throw new Error('the design tokens have no --paper')
  return colour
}
