import { landing } from '#core/messages/pt/landing.ts'
import { privacy } from '#core/messages/pt/privacy.ts'
import { terms } from '#core/messages/pt/terms.ts'
import shareImageUrl from '../landing/share-image-pt.png?url'
import { messages } from '../language/pt.ts'
import { LegalPage } from '../legal/legal-page.tsx'

export default function LegalPtRoute() {
  return (
    <LegalPage
      language="pt"
      messages={messages}
      words={landing}
      shareImageUrl={shareImageUrl}
      documents={{ privacy, terms }}
    />
  )
}
