/** Hydrates a prerendered page, once the messages it was prerendered with have loaded. */
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { defaultLanguage } from '#core/languages.ts'
import { publicPageAt } from '#core/pages/public-pages.ts'
import { appPath } from './access/app-path.ts'
import { beginLanguage } from './language/use-language.ts'
import { giveUpStart, startModules } from './start/early-acts.ts'

const language = publicPageAt(location.pathname)?.language ?? defaultLanguage

const withCreator = location.pathname.startsWith(appPath)

Promise.all([beginLanguage(language, { withCreator }), startModules(window)])
  .then(() => {
    // In slices, so that the page can be scrolled meanwhile.
    startTransition(() => {
      hydrateRoot(document, <HydratedRouter />)
    })
  })
  .catch((error: unknown) => {
    giveUpStart(window)
    throw error
  })
