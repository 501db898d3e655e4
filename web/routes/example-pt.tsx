import { example as couple } from '#core/examples/pt.ts'
import { texts } from '#core/examples/written/pt.ts'
import { library } from '#core/library/pt-BR/library.ts'
import { example } from '#core/messages/pt/example.ts'
import { landing } from '#core/messages/pt/landing.ts'
import { ExamplePage } from '../example/example-page.tsx'
import shareImageUrl from '../landing/share-image-pt.png?url'
import { messages } from '../language/pt.ts'

export default function ExamplePtRoute() {
  return (
    <ExamplePage
      language="pt"
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
