/** Brings a prerendered page to life, once the words it was prerendered with are here. */
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { defaultLanguage } from '#core/languages.ts'
import { publicPageAt } from '#core/public-pages.ts'
import { appPath } from './access/app-path.ts'
import { beginLanguage } from './language/use-language.ts'
import { giveUpStart, startModules } from './start/early-acts.ts'
import { keepScroll } from './start/keep-scroll.ts'

const language = publicPageAt(location.pathname)?.language ?? defaultLanguage

const withCreator = location.pathname.startsWith(appPath)

Promise.all([beginLanguage(language, { withCreator }), startModules(window)])
  .then(() => {
    keepScroll(window)
    // In slices, so that the page still scrolls meanwhile.
    startTransition(() => {
      hydrateRoot(document, <HydratedRouter />)
    })
  })
  .catch((error: unknown) => {
    giveUpStart(window)
    throw error
  })
