import { example } from '#core/examples/es.ts'
import { texts } from '#core/examples/written/es.ts'
import { library } from '#core/library/es-ES/library.ts'
import { exampleScript } from './example-script.ts'

export const sections = exampleScript(example, texts, library)
