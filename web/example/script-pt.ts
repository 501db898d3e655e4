import { example } from '#core/examples/pt.ts'
import { texts } from '#core/examples/written/pt.ts'
import { library } from '#core/library/pt-BR/library.ts'
import { exampleScript } from './example-script.ts'

export const sections = exampleScript(example, texts, library)
