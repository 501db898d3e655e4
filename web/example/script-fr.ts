import { example } from '#core/examples/fr.ts'
import { texts } from '#core/examples/written/fr.ts'
import { library } from '#core/library/fr-FR/library.ts'
import { exampleScript } from './example-script.ts'

export const sections = exampleScript(example, texts, library)
