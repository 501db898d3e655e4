import { Protected } from '../access/guard.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import { WithDeskMessages } from '../desk/with-desk-messages.tsx'
import { OwnShelf } from '../shelf/shared/own-shelf.tsx'

export default function AppRoute() {
  return (
    <OwnShelf closed={<Protected>{null}</Protected>}>
      <Protected>
        <WithDeskMessages>
          <DeskPage />
        </WithDeskMessages>
      </Protected>
    </OwnShelf>
  )
}
