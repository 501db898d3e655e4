/** Addresses a device requests when it installs the app. */
import type { Language } from '../languages.ts'

/** The web app manifest in a language (W3C Web Application Manifest). */
export function appManifestPath(language: Language): string {
  return `/manifest-${language}.webmanifest`
}

/** The manifest of the altar by itself: who only reads installs what opens on the script. */
export function altarManifestPath(language: Language): string {
  return `/manifest-altar-${language}.webmanifest`
}

/** The icon for an iPhone's home screen, which ignores the manifest's. */
export const appleTouchIconPath = '/apple-touch-icon.png'
