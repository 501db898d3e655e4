/** The page with a whole example. */
export interface ExampleMessages {
  /** Heading of the page, and its title for search engines. */
  title: string
  description: string
  lead: string
  /** Who wrote the three texts, and when. */
  written: (date: string) => string
  /** Above the couple's own words. */
  told: string
  /** Before a sentence was chosen. */
  hint: string
  /** For a sentence that stands on nothing the couple told: a greeting, a general truth or a wish. */
  nobody: string
  start: string
}
