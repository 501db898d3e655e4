import { help } from '#core/messages/pt/help.ts'
import { landing } from '#core/messages/pt/landing.ts'
import { HelpPage } from '../help/help-page.tsx'
import altar from '../help/pictures/help-altar-pt.webp?url'
import backup from '../help/pictures/help-backup-pt.webp?url'
import check from '../help/pictures/help-check-pt.webp?url'
import device from '../help/pictures/help-device-pt.webp?url'
import paper from '../help/pictures/help-paper-pt.webp?url'
import shape from '../help/pictures/help-shape-pt.webp?url'
import write from '../help/pictures/help-write-pt.webp?url'
import shareImageUrl from '../landing/share-image-pt.png?url'
import { messages } from '../language/pt.ts'

const pictures = { write, shape, check, altar, paper, device, backup }

export default function HelpPtRoute() {
  return (
    <HelpPage
      language="pt"
      messages={messages}
      words={landing}
      shareImageUrl={shareImageUrl}
      help={help}
      pictures={pictures}
    />
  )
}
