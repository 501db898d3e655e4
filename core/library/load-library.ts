/** The libraries, each loaded on first use: a page needs one language, or two. */
import type { CeremonyLanguage } from '../ceremony/ceremony-language.ts'
import type { Ceremony } from '../ceremony/document.ts'
import { secondLanguageOf } from '../ceremony/second-language.ts'
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

/** One object for each pair: what is worked out of a library is kept by the object. */
const pairs = new WeakMap<Library, WeakMap<Library, Library>>()

/** A library with that of a second language beside it; the same object for the same two. */
export function withSecond(library: Library, second: Library): Library {
  const known = pairs.get(library) ?? new WeakMap<Library, Library>()
  pairs.set(library, known)
  const pair = known.get(second) ?? { ...library, second }
  known.set(second, pair)
  return pair
}

/** All that a ceremony's script is made of, in both of its languages. Rejects like `loadLibrary`. */
export async function loadLibraryOf(
  ceremony: Pick<Ceremony, 'language' | 'secondLanguage'>,
): Promise<Library> {
  const second = secondLanguageOf(ceremony)
  if (second === undefined) return loadLibrary(ceremony.language)
  const [own, other] = await Promise.all([loadLibrary(ceremony.language), loadLibrary(second)])
  return withSecond(own, other)
}
