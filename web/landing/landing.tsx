import type { Language } from '#core/languages.ts'
import type { LandingMessages } from '#core/messages/pt/landing.ts'
import type { SampleMessages } from '#core/messages/pt/sample.ts'
import { offer } from '#core/offer.ts'
import { EnterOrLeave } from '../access/account.tsx'
import { ForVisitors } from '../access/guard.tsx'
import { PinCheck } from '../access/pin-check.tsx'
import type { Messages } from '../language/messages.ts'
import { PageLanguageContext } from '../language/page-language.ts'
import { Purchase } from '../selling/purchase.tsx'
import { LandingPage } from './landing-page.tsx'

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
      <ForVisitors>
        <LandingPage
          language={language}
          words={words}
          sample={sample}
          shareImageUrl={shareImageUrl}
          offer={offer}
          account={<EnterOrLeave />}
          purchase={<Purchase />}
          pinCheck={<PinCheck />}
        />
      </ForVisitors>
    </PageLanguageContext>
  )
}
