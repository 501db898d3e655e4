/** The libraries, each loaded on first use: a page needs one language. */
import type { CeremonyLanguage } from '../ceremony/ceremony-language.ts'
import type { Library } from './piece.ts'

const loaders: Record<CeremonyLanguage, () => Promise<{ library: Library }>> = {
  'pt-BR': () => import('./pt-BR/library.ts'),
  'en-US': () => import('./en-US/library.ts'),
  'en-GB': () => import('./en-GB/library.ts'),
  'es-ES': () => import('./es-ES/library.ts'),
  'es-419': () => import('./es-419/library.ts'),
  'fr-FR': () => import('./fr-FR/library.ts'),
}

/** The library of a language. Rejects only if its code cannot be fetched. */
export async function loadLibrary(language: CeremonyLanguage): Promise<Library> {
  return (await loaders[language]()).library
}
