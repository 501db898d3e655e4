import { landing } from '#core/messages/es/landing.ts'
import { privacy } from '#core/messages/es/privacy.ts'
import { terms } from '#core/messages/es/terms.ts'
import shareImageUrl from '../landing/share-image-es.png?url'
import { messages } from '../language/es.ts'
import { LegalPage } from '../legal/legal-page.tsx'

export default function LegalEsRoute() {
  return (
    <LegalPage
      language="es"
      messages={messages}
      words={landing}
      shareImageUrl={shareImageUrl}
      documents={{ privacy, terms }}
    />
  )
}
