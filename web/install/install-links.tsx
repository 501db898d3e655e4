import type { Language } from '#core/languages.ts'
import { appleTouchIconPath, appManifestPath } from '#core/pages/install-paths.ts'
import { useLanguage } from '../language/use-language.ts'

/**
 * The head's links for installing the app, in `pageLanguage` if the page has its own language, else in the current one.
 */
export function InstallLinks({ pageLanguage }: { pageLanguage: Language | undefined }) {
  const { language } = useLanguage()
  return (
    <>
      <link rel="manifest" href={appManifestPath(pageLanguage ?? language)} />
      <link rel="apple-touch-icon" href={appleTouchIconPath} />
    </>
  )
}
