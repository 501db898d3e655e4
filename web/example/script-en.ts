import { example } from '#core/examples/en.ts'
import { texts } from '#core/examples/written/en.ts'
import { library } from '#core/library/en-US/library.ts'
import { exampleScript } from './example-script.ts'

export const sections = exampleScript(example, texts, library)
