import { example } from '#core/messages/pt/example.ts'
import { landing } from '#core/messages/pt/landing.ts'
import { ExamplePage } from '../example/example-page.tsx'
import { sections } from '../example/script-pt.ts?computed'
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
      sections={sections}
    />
  )
}
