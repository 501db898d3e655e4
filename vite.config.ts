import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { inlineScripts } from './scripts/inline-scripts.ts'
import { pseudoLanguage } from './scripts/pseudo-language.ts'

/** Words are chunks by language, whoever shares them. */
function isWordless(id: string): boolean {
  return !/\/messages\/|\/language\/(creator-)?(pt|en|fr|es)\.ts$/.test(id)
}

export default defineConfig({
  plugins: [
    inlineScripts(),
    tailwindcss(),
    reactRouter(),
    ...(process.env['PSEUDO_LANGUAGE'] === undefined ? [] : [pseudoLanguage()]),
  ],
  build: {
    // docs/decisions/0010-browsers.md; scripts and styles are written down to it.
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    // The Content-Security-Policy allows no data: addresses, so nothing is inlined as one.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // React's drawing, apart from what starts it: each runs in a task of its own (start/late-start.ts).
            { name: 'react-dom', test: /node_modules\/(react-dom|scheduler)\// },
            // What nearly every page loads, in one file: packed together it is smaller, and asked for at once.
            { name: 'base', minShareCount: 8, test: isWordless },
          ],
        },
      },
    },
  },
  optimizeDeps: {
    // Found late by the development server, which would then reload the page under the developer's hands.
    include: ['@radix-ui/react-toast', 'docx', 'eventsource-parser/stream', 'openai', 'valibot'],
  },
  server: {
    proxy: { '/api': `http://localhost:${process.env['PORT'] ?? '3000'}` },
  },
})
