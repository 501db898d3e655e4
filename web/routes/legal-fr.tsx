import { landing } from '#core/messages/fr/landing.ts'
import { privacy } from '#core/messages/fr/privacy.ts'
import { terms } from '#core/messages/fr/terms.ts'
import shareImageUrl from '../landing/share-image-fr.png?url'
import { messages } from '../language/fr.ts'
import { LegalPage } from '../legal/legal-page.tsx'

export default function LegalFrRoute() {
  return (
    <LegalPage
      language="fr"
      messages={messages}
      words={landing}
      shareImageUrl={shareImageUrl}
      documents={{ privacy, terms }}
    />
  )
}
