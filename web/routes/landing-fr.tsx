import { landing } from '#core/messages/fr/landing.ts'
import { sample } from '#core/messages/fr/sample.ts'
import { Landing } from '../landing/landing.tsx'
import altar from '../landing/pictures/altar-fr.webp?url'
import card from '../landing/pictures/card-fr.webp?url'
import sentence from '../landing/pictures/sentence-fr.webp?url'
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
      pictureUrls={[sentence, altar, card]}
    />
  )
}
