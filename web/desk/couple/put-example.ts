/** Loaded when somebody asks for the example: the couples of every language, who are few and short. */
import type { Ceremony } from '#core/ceremony/document.ts'
import { examples } from '#core/examples/example.ts'
import { withExample } from '#core/examples/with-example.ts'
import type { Language } from '#core/languages.ts'

/** The ceremony with the language's example couple in it. */
export function putExample(ceremony: Ceremony, language: Language): Ceremony {
  return withExample(ceremony, examples[language])
}
