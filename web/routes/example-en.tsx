import { example } from '#core/messages/en/example.ts'
import { landing } from '#core/messages/en/landing.ts'
import { ExamplePage } from '../example/example-page.tsx'
import { sections } from '../example/script-en.ts?computed'
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
      sections={sections}
    />
  )
}
