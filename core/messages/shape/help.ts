/**
 * The help: short pages, one for each task. Within a text, two asterisks enclose what a button, field or heading is
 * called; it is taken from the messages themselves.
 */
import type { HelpTask } from '../../pages/help-tasks.ts'
import type { Counted } from '../counted.ts'

export interface HelpMessages {
  /** Of the page that leads to all others. */
  title: string
  /** For search engines, and under the title. */
  description: string
  search: string
  found: (pages: Counted) => string
  nothingFound: string
  /** Leads from a page to the others. */
  others: string
  pages: Record<HelpTask, HelpPage>
}

export interface HelpPage {
  title: string
  /** For search engines, and under the title. */
  description: string
  steps: readonly string[]
  /** What is good to know besides. */
  notes: readonly string[]
  /** What the picture shows, for those who do not see it. */
  picture: string
  /** What the page is called that its link leads to. */
  place: string
}
