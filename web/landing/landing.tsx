import type { Language } from '#core/languages.ts'
import type { LandingMessages } from '#core/messages/pt/landing.ts'
import type { SampleMessages } from '#core/messages/pt/sample.ts'
import type { Messages } from '../language/messages.ts'
import { PageLanguageContext } from '../language/page-language.ts'
import { LandingPage } from './landing-page.tsx'
import { offer } from './offer-terms.ts'

interface LandingProps {
  language: Language
  messages: Messages
  words: LandingMessages
  sample: SampleMessages
  /** Picture for messengers, in this language. */
  shareImageUrl: string
}

/** The landing page in one language; what others contribute (account, purchase, PIN) is put into its places here. */
export function Landing({ language, messages, words, sample, shareImageUrl }: LandingProps) {
  return (
    <PageLanguageContext value={{ language, messages }}>
      <LandingPage
        language={language}
        words={words}
        sample={sample}
        shareImageUrl={shareImageUrl}
        offer={offer}
      />
    </PageLanguageContext>
  )
}
