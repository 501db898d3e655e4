import { landing } from '#core/messages/pt/landing.ts'
import { sample } from '#core/messages/pt/sample.ts'
import { Landing } from '../landing/landing.tsx'
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
    />
  )
}
