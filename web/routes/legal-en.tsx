import { landing } from '#core/messages/en/landing.ts'
import { privacy } from '#core/messages/en/privacy.ts'
import { terms } from '#core/messages/en/terms.ts'
import shareImageUrl from '../landing/share-image-en.png?url'
import { messages } from '../language/en.ts'
import { LegalPage } from '../legal/legal-page.tsx'

export default function LegalEnRoute() {
  return (
    <LegalPage
      language="en"
      messages={messages}
      words={landing}
      shareImageUrl={shareImageUrl}
      documents={{ privacy, terms }}
    />
  )
}
