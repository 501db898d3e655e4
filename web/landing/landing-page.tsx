import type { ReactNode } from 'react'
import type { Language } from '#core/languages.ts'
import type { LandingMessages } from '#core/messages/pt/landing.ts'
import type { SampleMessages } from '#core/messages/pt/sample.ts'
import type { Offer } from '#core/offer.ts'
import { Audience } from './audience.tsx'
import { Benefits } from './benefits.tsx'
import { DataPromise } from './data-promise.tsx'
import { Hero } from './hero.tsx'
import { Navigation } from './navigation.tsx'
import { offerWording } from './offer-wording.ts'
import { PageHead } from './page-head.tsx'
import { PriceCard } from './price-card.tsx'
import { Questions } from './questions.tsx'
import { ReputationLink } from './reputation-link.tsx'
import { Sample } from './sample.tsx'
import { SiteFooter } from './site-footer.tsx'
import { Steps } from './steps.tsx'
import { structuredData } from './structured-data.ts'

interface LandingPageProps {
  language: Language
  words: LandingMessages
  sample: SampleMessages
  /** Picture for messengers, in this language. */
  shareImageUrl: string
  offer: Offer
  /** Sair or Entrar; without it, the way to log in. */
  account?: ReactNode
  /** The ways to pay, inside the price card. */
  purchase?: ReactNode
  /** "Já tem um PIN?", below the price card. */
  pinCheck?: ReactNode
}

/** Everything of `/` in the specification's order (seed section 2), and what a buyer wants before paying. */
export function LandingPage(props: LandingPageProps) {
  const { language, words, sample, shareImageUrl, offer, account, purchase, pinCheck } = props
  const numbers = offerWording(offer, language)
  return (
    <>
      <PageHead
        page={{ name: 'landing', language }}
        title={words.meta.title}
        description={words.meta.description}
        imageUrl={shareImageUrl}
        imageDescription={words.meta.imageDescription}
        data={structuredData(words, offer, language, shareImageUrl)}
      />
      <Navigation language={language} words={words.navigation} account={account} />
      <main id="content">
        <Hero words={words.hero} offer={numbers} />
        <Steps words={words.steps} />
        <Sample words={sample} />
        <section id="access" className="band band-accent">
          <div className="column-narrow grid gap-8">
            <ReputationLink words={words.reputation} />
            <PriceCard language={language} words={words.offer} offer={numbers}>
              {purchase}
            </PriceCard>
            {pinCheck === undefined ? null : <div className="card p-6 sm:p-8">{pinCheck}</div>}
          </div>
        </section>
        <Benefits words={words.benefits} />
        <Audience words={words.audience} />
        <DataPromise words={words.data} language={language} />
        <Questions words={words.questions} />
      </main>
      <SiteFooter language={language} page="landing" words={words.footer} offer={numbers} />
    </>
  )
}
