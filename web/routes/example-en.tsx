import { example as couple } from '#core/examples/en.ts'
import { texts } from '#core/examples/written/en.ts'
import { library } from '#core/library/en-US/library.ts'
import { example } from '#core/messages/en/example.ts'
import { landing } from '#core/messages/en/landing.ts'
import { ExamplePage } from '../example/example-page.tsx'
import shareImageUrl from '../landing/share-image-en.png?url'
import { messages } from '../language/en.ts'

export default function ExampleEnRoute() {
  return (
    <ExamplePage
      language="en"
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
