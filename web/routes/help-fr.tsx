import { help } from '#core/messages/fr/help.ts'
import { landing } from '#core/messages/fr/landing.ts'
import { HelpPage } from '../help/help-page.tsx'
import altar from '../help/pictures/help-altar-fr.webp?url'
import backup from '../help/pictures/help-backup-fr.webp?url'
import check from '../help/pictures/help-check-fr.webp?url'
import device from '../help/pictures/help-device-fr.webp?url'
import paper from '../help/pictures/help-paper-fr.webp?url'
import shape from '../help/pictures/help-shape-fr.webp?url'
import write from '../help/pictures/help-write-fr.webp?url'
import shareImageUrl from '../landing/share-image-fr.png?url'
import { messages } from '../language/fr.ts'

const pictures = { write, shape, check, altar, paper, device, backup }

export default function HelpFrRoute() {
  return (
    <HelpPage
      language="fr"
      messages={messages}
      words={landing}
      shareImageUrl={shareImageUrl}
      help={help}
      pictures={pictures}
    />
  )
}
