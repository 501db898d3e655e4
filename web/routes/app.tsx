import { Creator } from '../creator/creator.tsx'

export default function AppRoute() {
  return <Creator />
}
