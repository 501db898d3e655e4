import { landing } from '#core/messages/es/landing.ts'
import { sample } from '#core/messages/es/sample.ts'
import { Landing } from '../landing/landing.tsx'
import altar from '../landing/pictures/altar-es.webp?url'
import card from '../landing/pictures/card-es.webp?url'
import sentence from '../landing/pictures/sentence-es.webp?url'
import shareImageUrl from '../landing/share-image-es.png?url'
import { messages } from '../language/es.ts'

export default function LandingEsRoute() {
  return (
    <Landing
      language="es"
      messages={messages}
      words={landing}
      sample={sample}
      shareImageUrl={shareImageUrl}
      pictureUrls={[sentence, altar, card]}
    />
  )
}
