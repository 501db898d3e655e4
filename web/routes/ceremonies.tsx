import { ReadingPage } from '../reading/reading-page.tsx'

export default function CeremoniesRoute() {
  return <ReadingPage />
}
