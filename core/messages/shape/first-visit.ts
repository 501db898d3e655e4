/** The sheet that offers the languages on a first visit. */
export interface FirstVisitMessages {
  title: string
  /** Closes the sheet without choosing. */
  dismiss: string
}
