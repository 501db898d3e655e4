/** Every way in which text or bytes from outside enter, by name; `parsers.test.ts` finds what is missing. */
import { ceremonyParsers } from './ceremony-parsers.ts'
import { fileParsers } from './file-parsers.ts'
import type { Parsers } from './parser.ts'
import { serviceParsers } from './service-parsers.ts'
import { textParsers } from './text-parsers.ts'

export const parsers: Parsers = {
  ...textParsers,
  ...fileParsers,
  ...ceremonyParsers,
  ...serviceParsers,
}
