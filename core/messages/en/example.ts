/** The page with a whole example, in English. */
import type { ExampleMessages } from '../shape/example.ts'

export const example: ExampleMessages = {
  title: 'A whole script, from the start to the kiss',
  description:
    'Read a complete ceremony written with Enlace, and tap any sentence to see where it came from in the couple’s own words.',
  lead: 'This is the whole ceremony of an invented couple. In the three texts written for them, tap a sentence to see the words it came from.',
  written: (date) =>
    `The welcome, the story and the closing words were written by a language model on ${date}, and left unedited. The rest is the classic script.`,
  told: 'What the couple said',
  hint: 'Tap an underlined sentence.',
  nobody: 'Nobody said this: it is a greeting, a wish, or something true of anyone.',
  start: 'Get started',
}
