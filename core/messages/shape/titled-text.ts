/** A heading with a sentence or two below it: a toast, a notice, a list item. */
export interface TitledText {
  title: string
  text: string
}
