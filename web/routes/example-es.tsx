import { example as couple } from '#core/examples/es.ts'
import { texts } from '#core/examples/written/es.ts'
import { library } from '#core/library/es-ES/library.ts'
import { example } from '#core/messages/es/example.ts'
import { landing } from '#core/messages/es/landing.ts'
import { ExamplePage } from '../example/example-page.tsx'
import shareImageUrl from '../landing/share-image-es.png?url'
import { messages } from '../language/es.ts'

export default function ExampleEsRoute() {
  return (
    <ExamplePage
      language="es"
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
