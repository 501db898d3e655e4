import type { Language } from '#core/languages.ts'
import type { LandingMessages } from '#core/messages/shape/landing.ts'
import type { SampleMessages } from '#core/messages/shape/sample.ts'
import { altarPath } from '#core/pages/service-worker-file.ts'
import { offer } from '#core/selling/offer.ts'
import { EnterOrLeave } from '../access/account.tsx'
import { ForVisitors } from '../access/guard.tsx'
import { PinCheck } from '../access/pin-check.tsx'
import { useSession } from '../access/use-session.ts'
import type { Messages } from '../language/messages.ts'
import { PageLanguageContext } from '../language/page-language.ts'
import { WaysToPay } from '../selling/ways-to-pay.tsx'
import { useSite } from '../site/use-site.ts'
import { LandingPage } from './landing-page.tsx'
import { useRenewal } from './use-renewal.ts'

interface LandingProps {
  language: Language
  messages: Messages
  words: LandingMessages
  sample: SampleMessages
  /** The picture for link previews, in this language. */
  shareImageUrl: string
  /** The pictures of the benefits, in their order and in this language. */
  pictureUrls: readonly string[]
}

/** The landing page in one language, with the parts from other folders (account, purchase, PIN) put in their places. */
export function Landing(props: LandingProps) {
  const { language, messages, words, sample, shareImageUrl, pictureUrls } = props
  return (
    <PageLanguageContext value={{ language, messages }}>
      <ForVisitors>
        <LandingPage
          language={language}
          words={words}
          sample={sample}
          shareImageUrl={shareImageUrl}
          pictureUrls={pictureUrls}
          offer={offer}
          account={<EnterOrLeave />}
          purchase={<Payment />}
          pinCheck={
            <>
              <PinCheck />
              <p className="held-here">
                <a className="link" href={altarPath}>
                  {messages.access.login.altar}
                </a>
              </p>
            </>
          }
        />
      </ForVisitors>
    </PageLanguageContext>
  )
}

/** Separate, so that the server's answer about the site re-renders nothing else. */
function Payment() {
  const { isAuthenticated } = useSession()
  useRenewal()
  // Whoever leaves takes their e-mail out of the field.
  return <WaysToPay key={String(isAuthenticated)} site={useSite()} />
}
