import { landing } from '#core/messages/en/landing.ts'
import { sample } from '#core/messages/en/sample.ts'
import { Landing } from '../landing/landing.tsx'
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
    />
  )
}
