/** Addresses of what a device asks for when it installs the app. */
import type { Language } from './languages.ts'

/** The web app manifest in a language (W3C Web Application Manifest). */
export function appManifestPath(language: Language): string {
  return `/manifest-${language}.webmanifest`
}

/** The icon of an iPhone's home screen, which reads no manifest for it. */
export const appleTouchIconPath = '/apple-touch-icon.png'
