import { PaperPage } from '../paper/paper-page.tsx'

export default function PaperRoute() {
  return <PaperPage />
}
