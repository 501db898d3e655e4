import { landing } from '#core/messages/en/landing.ts'
import { sample } from '#core/messages/en/sample.ts'
import { Landing } from '../landing/landing.tsx'
import altar from '../landing/pictures/altar-en.webp?url'
import card from '../landing/pictures/card-en.webp?url'
import sentence from '../landing/pictures/sentence-en.webp?url'
import shareImageUrl from '../landing/share-image-en.png?url'
import { messages } from '../language/en.ts'

export default function LandingEnRoute() {
  return (
    <Landing
      language="en"
      messages={messages}
      words={landing}
      sample={sample}
      shareImageUrl={shareImageUrl}
      pictureUrls={[sentence, altar, card]}
    />
  )
}
