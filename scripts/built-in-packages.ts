/** Development packages whose content ends up in the built pages and their service worker, and is so distributed. */
export const builtInPackages: readonly string[] = [
  '@fontsource-variable/eb-garamond',
  '@fontsource-variable/figtree',
  'tailwindcss',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
]
