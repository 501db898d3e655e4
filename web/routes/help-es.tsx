import { help } from '#core/messages/es/help.ts'
import { landing } from '#core/messages/es/landing.ts'
import { HelpPage } from '../help/help-page.tsx'
import altar from '../help/pictures/help-altar-es.webp?url'
import backup from '../help/pictures/help-backup-es.webp?url'
import check from '../help/pictures/help-check-es.webp?url'
import device from '../help/pictures/help-device-es.webp?url'
import paper from '../help/pictures/help-paper-es.webp?url'
import shape from '../help/pictures/help-shape-es.webp?url'
import write from '../help/pictures/help-write-es.webp?url'
import shareImageUrl from '../landing/share-image-es.png?url'
import { messages } from '../language/es.ts'

const pictures = { write, shape, check, altar, paper, device, backup }

export default function HelpEsRoute() {
  return (
    <HelpPage
      language="es"
      messages={messages}
      words={landing}
      shareImageUrl={shareImageUrl}
      help={help}
      pictures={pictures}
    />
  )
}
