/** Ceremonies in two languages, for tests. */
import { loadLibraryOf } from '../../library/load-library.ts'
import type { Library } from '../../library/piece.ts'
import type { Ceremony } from '../document.ts'
import { takeWritten } from '../edits/body.ts'
import { chooseSecondLanguage, readInSecond, takeSecond } from '../edits/second-language.ts'
import { sampleCeremony, sectionOf } from './sample-ceremony.ts'

export const nowMs = 5_000

/** João and Ana, in Portuguese and American English: these sections are read in both. */
export async function bilingual(
  ...keys: readonly string[]
): Promise<{ ceremony: Ceremony; library: Library }> {
  let ceremony = chooseSecondLanguage(sampleCeremony(), 'en-US', nowMs)
  ceremony = takeWritten(ceremony, 'welcome', 'Bem-vindos!\n\n{first} e {second} chegaram.', nowMs)
  for (const key of keys) ceremony = readInSecond(ceremony, key, true, nowMs)
  return { ceremony, library: await loadLibraryOf(ceremony) }
}

/** The same with a welcome that the writer said in English. */
export async function bilingualWelcome(
  content: string,
): Promise<{ ceremony: Ceremony; library: Library }> {
  const { ceremony, library } = await bilingual('welcome')
  const asked = sectionOf(ceremony, 'welcome')
  return { ceremony: takeSecond(ceremony, library, asked, content, nowMs) ?? ceremony, library }
}
