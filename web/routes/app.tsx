import { Protected } from '../access/guard.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import { WithDeskMessages } from '../desk/with-desk-messages.tsx'
import { OwnShelf } from '../shelf/shared/own-shelf.tsx'

export default function AppRoute() {
  return (
    <Protected>
      <OwnShelf>
        <WithDeskMessages>
          <DeskPage />
        </WithDeskMessages>
      </OwnShelf>
    </Protected>
  )
}
