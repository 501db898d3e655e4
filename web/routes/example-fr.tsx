import { example } from '#core/messages/fr/example.ts'
import { landing } from '#core/messages/fr/landing.ts'
import { ExamplePage } from '../example/example-page.tsx'
import { sections } from '../example/script-fr.ts?computed'
import shareImageUrl from '../landing/share-image-fr.png?url'
import { messages } from '../language/fr.ts'

export default function ExampleFrRoute() {
  return (
    <ExamplePage
      language="fr"
      messages={messages}
      words={landing}
      example={example}
      shareImageUrl={shareImageUrl}
      sections={sections}
    />
  )
}
