/** The help says how things are called by what they are called. */
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../languages.ts'
import { helpTasks } from '../pages/help-tasks.ts'
import { help as en } from './en/help.ts'
import { help as es } from './es/help.ts'
import { help as fr } from './fr/help.ts'
import { help as pt } from './pt/help.ts'
import type { CreatorScreenMessages } from './shape/creator.ts'
import type { HelpMessages } from './shape/help.ts'
import { otherSentences } from './testing/sentences-of.ts'

const helps: Record<Language, HelpMessages> = { pt, en, fr, es }

describe.each(languages)('the help in %s', async (language) => {
  const { pages } = helps[language]
  const { creator } = (await import(`./${language}/creator.ts`)) as {
    creator: CreatorScreenMessages
  }
  const said = new Set([
    ...(await otherSentences(language, 'help')),
    // A button within a sentence.
    creator.instructions.copyLink,
  ])
  const textOf = (task: (typeof helpTasks)[number]): string[] => {
    const { description, steps, notes } = pages[task]
    return [description, ...steps, ...notes]
  }

  test('names only buttons, fields and headings that the product shows', () => {
    for (const task of helpTasks) {
      const text = textOf(task).join('\n')
      const parts = text.split('**')
      // Opened and closed.
      expect(parts.length % 2).toBe(1)
      const names = parts.filter((_, index) => index % 2 === 1)
      expect(names.length).toBeGreaterThan(3)
      for (const name of names) expect(said).toContain(name)
      expect(said).toContain(pages[task].place)
    }
  })

  test('calls nothing by a name it only remembers', () => {
    // A name in quotation marks does not follow when the button is renamed.
    for (const task of helpTasks) {
      for (const text of textOf(task)) {
        for (const [, quoted = ''] of text.matchAll(/[“«]\u202f?(.+?)\u202f?[”»]/g)) {
          expect(said).not.toContain(quoted)
        }
      }
    }
  })

  test('has pages that are read in a minute', () => {
    for (const task of helpTasks) {
      const words = textOf(task).join(' ').split(/\s+/).length
      expect(words).toBeGreaterThanOrEqual(130)
      expect(words).toBeLessThanOrEqual(260)
    }
  })
})
