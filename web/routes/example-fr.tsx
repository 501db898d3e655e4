import { example as couple } from '#core/examples/fr.ts'
import { texts } from '#core/examples/written/fr.ts'
import { library } from '#core/library/fr-FR/library.ts'
import { example } from '#core/messages/fr/example.ts'
import { landing } from '#core/messages/fr/landing.ts'
import { ExamplePage } from '../example/example-page.tsx'
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
      library={library}
      couple={couple}
      texts={texts}
    />
  )
}
