import { appleTouchIconPath, appManifestPath } from '#core/install-paths.ts'
import type { Language } from '#core/languages.ts'
import { useLanguage } from '../language/use-language.ts'

/** What the page's head says about installing; `pageLanguage` where the page has one, else the one spoken now. */
export function InstallLinks({ pageLanguage }: { pageLanguage: Language | undefined }) {
  const { language } = useLanguage()
  return (
    <>
      <link rel="manifest" href={appManifestPath(pageLanguage ?? language)} />
      <link rel="apple-touch-icon" href={appleTouchIconPath} />
    </>
  )
}
