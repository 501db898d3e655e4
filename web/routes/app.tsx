import { Protected } from '../access/guard.tsx'
import { Creator } from '../creator/creator.tsx'

export default function AppRoute() {
  return (
    <Protected>
      <Creator />
    </Protected>
  )
}
