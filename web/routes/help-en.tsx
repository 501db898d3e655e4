import { help } from '#core/messages/en/help.ts'
import { landing } from '#core/messages/en/landing.ts'
import { HelpPage } from '../help/help-page.tsx'
import altar from '../help/pictures/help-altar-en.webp?url'
import backup from '../help/pictures/help-backup-en.webp?url'
import check from '../help/pictures/help-check-en.webp?url'
import device from '../help/pictures/help-device-en.webp?url'
import paper from '../help/pictures/help-paper-en.webp?url'
import shape from '../help/pictures/help-shape-en.webp?url'
import write from '../help/pictures/help-write-en.webp?url'
import shareImageUrl from '../landing/share-image-en.png?url'
import { messages } from '../language/en.ts'

const pictures = { write, shape, check, altar, paper, device, backup }

export default function HelpEnRoute() {
  return (
    <HelpPage
      language="en"
      messages={messages}
      words={landing}
      shareImageUrl={shareImageUrl}
      help={help}
      pictures={pictures}
    />
  )
}
