import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Language } from '#core/languages.ts'
import type { HelpMessages } from '#core/messages/shape/help.ts'
import type { LandingMessages } from '#core/messages/shape/landing.ts'
import type { HelpTask } from '#core/pages/help-tasks.ts'
import { helpPageName, helpTaskOf, publicPageAt } from '#core/pages/public-pages.ts'
import { offer } from '#core/selling/offer.ts'
import { Navigation } from '../landing/navigation.tsx'
import { offerWording } from '../landing/offer-wording.ts'
import { PageHead } from '../landing/page-head.tsx'
import { SiteFooter } from '../landing/site-footer.tsx'
import type { Messages } from '../language/messages.ts'
import { PageLanguageContext } from '../language/page-language.ts'
import { keepForOffline } from '../offline/keep-for-offline.ts'
import { HelpIndex } from './help-index.tsx'
import { TaskHelp } from './task-help.tsx'

interface HelpPageProps {
  language: Language
  messages: Messages
  words: LandingMessages
  /** The picture for link previews, in this language. */
  shareImageUrl: string
  help: HelpMessages
  /** Where each page's picture is. */
  pictures: Record<HelpTask, string>
}

/** The help: a page for each task, and one that leads to them, depending on the address. */
export function HelpPage(props: HelpPageProps) {
  const { language, messages, words, shareImageUrl, help, pictures } = props
  const { pathname } = useLocation()
  useEffect(keepForOffline, [])
  const page = publicPageAt(pathname)
  const task = page === undefined ? undefined : helpTaskOf(page)
  const { title, description } = task === undefined ? help : help.pages[task]
  const name = helpPageName(task)
  return (
    <PageLanguageContext value={{ language, messages }}>
      <PageHead
        page={{ name, language }}
        title={`${title} · Enlace`}
        description={description}
        imageUrl={shareImageUrl}
        imageDescription={words.meta.imageDescription}
      />
      <Navigation language={language} words={words.navigation} />
      <main id="content" className="column help">
        {task === undefined ? (
          <HelpIndex help={help} language={language} />
        ) : (
          <TaskHelp help={help} language={language} task={task} picture={pictures[task]} />
        )}
      </main>
      <SiteFooter
        language={language}
        page={name}
        words={words.footer}
        offer={offerWording(offer, language)}
      />
    </PageLanguageContext>
  )
}
