import type { HelpMessages, HelpPage } from '#core/messages/shape/help.ts'
import { type HelpTask, helpTasks } from '#core/pages/help-tasks.ts'
import { folded } from '#core/without-accents.ts'

/**
 * The tasks whose page has every word of the query, or a word that begins with it, in its title or its text; those with
 * all of them in the title come first. Accents and capitals do not matter. An empty query finds all.
 */
export function searchHelp(pages: HelpMessages['pages'], query: string): HelpTask[] {
  const wanted = wordsOf(query)
  const hasAll = (text: string): boolean => {
    const words = wordsOf(text)
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  }
  const isTitled = (task: HelpTask): boolean => hasAll(pages[task].title)
  const found = helpTasks.filter((task) => hasAll(textOf(pages[task])))
  return [...found.filter(isTitled), ...found.filter((task) => !isTitled(task))]
}

function textOf({ title, description, steps, notes }: HelpPage): string {
  return [title, description, ...steps, ...notes].join(' ')
}

function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
