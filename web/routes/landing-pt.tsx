import { landing } from '#core/messages/pt/landing.ts'
import { sample } from '#core/messages/pt/sample.ts'
import { Landing } from '../landing/landing.tsx'
import altar from '../landing/pictures/altar-pt.webp?url'
import card from '../landing/pictures/card-pt.webp?url'
import sentence from '../landing/pictures/sentence-pt.webp?url'
import shareImageUrl from '../landing/share-image-pt.png?url'
import { messages } from '../language/pt.ts'

export default function LandingPtRoute() {
  return (
    <Landing
      language="pt"
      messages={messages}
      words={landing}
      sample={sample}
      shareImageUrl={shareImageUrl}
      pictureUrls={[sentence, altar, card]}
    />
  )
}
