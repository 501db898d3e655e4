import { example } from '#core/messages/es/example.ts'
import { landing } from '#core/messages/es/landing.ts'
import { ExamplePage } from '../example/example-page.tsx'
import { sections } from '../example/script-es.ts?computed'
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
      sections={sections}
    />
  )
}
