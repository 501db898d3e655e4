/** The start card names moments before any library is loaded. */
import { expect, test } from 'vitest'
import { ceremonyLanguageFor, variantsOf } from '../ceremony/ceremony-language.ts'
import { newCeremony } from '../ceremony/new-ceremony.ts'
import { headingOf } from '../ceremony/script.ts'
import { languages } from '../languages.ts'
import { loadLibrary } from '../library/load-library.ts'
import type { CoupleMessages } from './shape/couple.ts'

test.each(languages)('the start card in %s calls its moments what the script will', async (own) => {
  const { couple } = (await import(`./${own}/couple.ts`)) as { couple: CoupleMessages }
  for (const language of variantsOf(ceremonyLanguageFor(own))) {
    const library = await loadLibrary(language)
    const { plan } = newCeremony({ id: 'first', nowMs: 0, language })
    for (const [kind, name] of Object.entries(couple.start.optional)) {
      const section = plan.find((one) => one.kind === kind)
      expect(section && headingOf(section, library)).toBe(name)
    }
  }
})
