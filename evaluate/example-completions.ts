/** What is shown, and what the AI stand-in streams, for the couples that the product offers to try. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Texts, textNames } from '#core/ceremony/ceremony.ts'
import type { Language } from '#core/languages.ts'
import { readPrompt } from '#sandbox/ai/read-prompt.ts'
import { type RecordedCompletion, recordedFile, recordedKey } from '#sandbox/ai/recorded.ts'
import type { Answered } from './recorded-service.ts'

/** The recordings by what their requests say of the couple, as the stand-in looks them up. */
export function exampleCompletions(answered: readonly Answered[]): RecordedCompletion[] {
  return answered.map(({ request, recording }) => {
    const prompt = readPrompt([
      { role: 'system', content: request.system },
      { role: 'user', content: request.user },
    ])
    if (prompt === undefined) throw new Error('a request that the stand-in does not know')
    return { key: recordedKey(prompt), ...recording }
  })
}

/** Replaces what the stand-in has. */
export function writeExampleCompletions(completions: readonly RecordedCompletion[]): void {
  writeFileSync(recordedFile, `${JSON.stringify(completions, null, 2)}\n`)
}

const called: Record<Language, string> = {
  pt: 'Portuguese',
  en: 'English',
  fr: 'French',
  es: 'Spanish',
}

/** The source of the file in core/examples/written: the texts in template literals, to the letter. */
export function exampleSource(language: Language, texts: Texts): string {
  const said = textNames.map(
    (name) => `  ${name}: \`${texts[name].replace(/\\|`|\$\{/g, '\\$&')}\`,`,
  )
  return [
    `/** What was written for the ${called[language]} example couple: recorded, and not a word of it changed (evaluate/recordings). */`,
    "import type { Texts } from '../../ceremony/ceremony.ts'",
    '',
    `export const texts: Texts = {\n${said.join('\n')}\n}\n`,
  ].join('\n')
}

const writtenFolder = new URL('../core/examples/written/', import.meta.url).pathname

/** Replaces the texts of the example couple of a language. */
export function writeExample(language: Language, texts: Texts): void {
  writeFileSync(join(writtenFolder, `${language}.ts`), exampleSource(language, texts))
}

/** Says by which day all of them were written. @param date `YYYY-MM-DD` */
export function writeRecordedOn(date: string): void {
  const doc =
    '/** The day by which a general language model had written the examples’ texts, `YYYY-MM-DD` (evaluate/recordings). */'
  writeFileSync(
    join(writtenFolder, 'recorded-on.ts'),
    `${doc}\nexport const recordedOn = '${date}'\n`,
  )
}
