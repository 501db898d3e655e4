import { Protected } from '../access/guard.tsx'
import { Creator } from '../creator/creator.tsx'
import { WithCreatorMessages } from '../creator/with-creator-messages.tsx'

export default function AppRoute() {
  return (
    <Protected>
      <WithCreatorMessages>
        <Creator />
      </WithCreatorMessages>
    </Protected>
  )
}
