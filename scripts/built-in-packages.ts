/** Development packages whose content is in the built pages and their service worker, and is given on with them. */
export const builtInPackages: readonly string[] = [
  '@fontsource-variable/figtree',
  '@fontsource/cormorant-garamond',
  '@fontsource/eb-garamond',
  'tailwindcss',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
]
