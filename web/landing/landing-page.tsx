import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Language } from '#core/languages.ts'
import type { LandingMessages } from '#core/messages/shape/landing.ts'
import type { SampleMessages } from '#core/messages/shape/sample.ts'
import { publicPagePath } from '#core/pages/public-pages.ts'
import type { Offer } from '#core/selling/offer.ts'
import { limitWording } from '../page-facts.ts'
import { Audience } from './audience.tsx'
import { Benefits } from './benefits.tsx'
import { Hero } from './hero.tsx'
import { Navigation } from './navigation.tsx'
import { offerWording } from './offer-wording.ts'
import { PageHead } from './page-head.tsx'
import { PriceCard } from './price-card.tsx'
import { Questions } from './questions.tsx'
import { ReachUs } from './reach-us.tsx'
import { ReputationLink } from './reputation-link.tsx'
import { SiteFooter } from './site-footer.tsx'
import { structuredData } from './structured-data.ts'
import { TitledColumns } from './titled-columns.tsx'
import { TwoNames } from './two-names.tsx'

interface LandingPageProps {
  language: Language
  words: LandingMessages
  sample: SampleMessages
  /** The picture for link previews, in this language. */
  shareImageUrl: string
  /** The pictures of the benefits, in their order and in this language. */
  pictureUrls: readonly string[]
  offer: Offer
  /** "Sair" or "Entrar", or the way to log in. */
  account?: ReactNode
  /** The ways to pay, inside the price card. */
  purchase?: ReactNode
  /** "Já tem um PIN?", below the price card. */
  pinCheck?: ReactNode
}

/**
 * Everything on `/`, in the order of docs/specification.md section 2.1, plus what a buyer wants to know before paying.
 */
export function LandingPage(props: LandingPageProps) {
  const {
    language,
    words,
    sample,
    shareImageUrl,
    pictureUrls,
    offer,
    account,
    purchase,
    pinCheck,
  } = props
  const numbers = offerWording(offer, language)
  return (
    <>
      <PageHead
        page={{ name: 'landing', language }}
        title={words.meta.title}
        description={words.meta.description}
        imageUrl={shareImageUrl}
        imageDescription={words.meta.imageDescription}
        data={import.meta.env.SSR ? structuredData(words, offer, language, shareImageUrl) : {}}
      />
      <Navigation language={language} words={words.navigation} account={account} />
      <main id="content">
        <Hero language={language} words={words.hero} sample={sample} offer={numbers} />
        <TwoNames language={language} words={words.twoNames} sample={sample} />
        <TitledColumns words={words.steps} isOrdered />
        <Benefits words={words.benefits} pictureUrls={pictureUrls} />
        <section id="access" className="band band-accent">
          <div className="column access">
            <PriceCard language={language} words={words.offer} offer={numbers}>
              {purchase}
            </PriceCard>
            <div className="grid content-start gap-5">
              {pinCheck === undefined ? null : <div className="card p-4 sm:p-8">{pinCheck}</div>}
              <Audience words={words.audience} />
              <ReachUs words={words.footer} />
              <ReputationLink words={words.reputation} />
            </div>
          </div>
        </section>
        <TitledColumns words={words.data} className="band-sheet">
          <p className="pt-6">
            <Link className="link" to={publicPagePath({ name: 'privacy', language })}>
              {words.data.link}
            </Link>
          </p>
        </TitledColumns>
        <Questions words={words.questions} limits={limitWording(words.limits, language)} />
      </main>
      <SiteFooter language={language} page="landing" words={words.footer} offer={numbers} />
    </>
  )
}
