import { landing } from '#core/messages/fr/landing.ts'
import { sample } from '#core/messages/fr/sample.ts'
import { Landing } from '../landing/landing.tsx'
import shareImageUrl from '../landing/share-image-fr.png?url'
import { messages } from '../language/fr.ts'

export default function LandingFrRoute() {
  return (
    <Landing
      language="fr"
      messages={messages}
      words={landing}
      sample={sample}
      shareImageUrl={shareImageUrl}
    />
  )
}
