import type { AltarMessages } from '#core/messages/shape/altar.ts'
import { readingPath } from '#core/pages/service-worker-file.ts'
import { appPath } from '../access/app-path.ts'
import { useSession } from '../access/use-session.ts'
import { partIds } from '../desk/element-ids.ts'
import { browserTab } from '../storage/device.ts'
import { openCeremonyKey } from '../storage/keys.ts'
import type { FoundCeremony } from './altar-ceremonies.ts'

interface ScriptLinkProps {
  words: AltarMessages
  found: FoundCeremony
  look?: 'link' | 'button button-main'
}

/**
 * The way back to where this ceremony is written: on the desk, or without access where it is corrected by hand. None for
 * one that came as a file: this device does not keep it.
 */
export function ScriptLink({ words, found, look = 'link' }: ScriptLinkProps) {
  const { source, ceremony } = found
  const { isSubscriptionActive } = useSession()
  if (source === 'file') return null
  return (
    // A new document: a desk that still stands behind this page would show what it had open.
    <a
      className={look}
      href={isSubscriptionActive ? `${appPath}#${partIds.script}` : `${readingPath}#${ceremony.id}`}
      onClick={() => browserTab.write(openCeremonyKey, ceremony.id)}
    >
      <span aria-hidden="true">← </span>
      {words.toScript}
    </a>
  )
}
