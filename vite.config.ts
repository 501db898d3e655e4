import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { computedModules } from './scripts/computed-modules.ts'
import { inlineScripts } from './scripts/inline-scripts.ts'
import { pseudoLanguage } from './scripts/pseudo-language.ts'

/**
 * Words are chunks by language, whoever shares them. What sells is on many pages, but neither at the door nor, before it
 * is asked for, at the desk; and the ceremony, its shelf and all that works on them only behind the door, however many
 * pages and pieces that may be.
 */
function isForAll(id: string): boolean {
  return !/\/messages\/|\/library\/[a-z]{2}-|\/language\/(creator-)?(pt|en|fr|es)\.ts$|\/web\/(landing|selling|shelf|desk|altar|reading|paper|check|generation)\/|\/core\/(ceremony|told|library|altar|paper|check|writer|law|cities|team)\/|\/web\/ui\/(menu|missing-piece|download|copy-text|use-media|text-area|section)\.|\/web\/storage\/(three-entries|layout)\.|\/core\/(day-kit\/|calendar\.|pages\/service-worker-file\.)|\/node_modules\/idb\//.test(
    id,
  )
}

export default defineConfig({
  plugins: [
    inlineScripts(),
    computedModules(),
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
            { name: 'base', minShareCount: 8, test: isForAll },
            // The root with what only the start needs besides: every page loads both.
            { name: 'root', test: /\/web\/root\.tsx/ },
          ],
        },
      },
    },
  },
  environments: {
    ssr: {
      build: {
        // This build only draws the pages once. It is one file, so words that the help quotes and others load late are
        // in it as well; what browsers load is still checked.
        rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
      },
    },
  },
  optimizeDeps: {
    // Found late by the development server, which would then reload the page under the developer's hands.
    include: ['@radix-ui/react-toast', 'docx', 'eventsource-parser', 'valibot'],
  },
  server: {
    proxy: { '/api': `http://localhost:${process.env['PORT'] ?? '3000'}` },
  },
})
