/** Brings a prerendered page to life, once the words it was prerendered with are here. */
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { defaultLanguage } from '#core/languages.ts'
import { publicPageAt } from '#core/public-pages.ts'
import { beginLanguage } from './language/use-language.ts'

void beginLanguage(publicPageAt(location.pathname)?.language ?? defaultLanguage).then(() => {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />)
  })
})
