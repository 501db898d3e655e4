/** The example on the landing page, for readers of English, with its own couple and guests. */
import type { SampleMessages } from '../shape/sample.ts'

export const sample: SampleMessages = {
  answers: [
    {
      about: 'The guests',
      text: 'From Chicago and New Orleans, and Aunt Lucy, who is flying in from Edinburgh.',
    },
    {
      about: 'How they met',
      text: 'In line at a bakery, in 2017. One cinnamon roll left. He bought it and tore it in half.',
    },
    {
      about: 'A good life, to them',
      text: 'Coming home and having someone to tell about the day.',
    },
  ],
  page: {
    label: 'Excerpt from a script',
    names: 'Daniel and Emma',
    detail: 'Beacon, New York, Saturday, April 18, 2026, at 4:30 PM',
    excerpts: [
      {
        heading: 'Welcome',
        sentences: [
          { text: 'Welcome, all of you.' },
          {
            text: 'Some of you came from Chicago, about seven hundred miles from Beacon.',
            told: 'From Chicago',
          },
          {
            text: 'Some of you came from New Orleans, and that is twelve hundred.',
            told: 'New Orleans',
          },
          {
            text: 'And Aunt Lucy flew in from Edinburgh, with an ocean in between.',
            told: 'Aunt Lucy, who is flying in from Edinburgh',
          },
          { text: 'However far you came, thank you for coming.' },
        ],
      },
      {
        heading: 'Ceremony',
        sentences: [
          {
            text: 'In 2017, they were in line at a bakery that had one cinnamon roll left.',
            told: 'In line at a bakery, in 2017. One cinnamon roll left.',
          },
          {
            text: 'Daniel bought the roll and tore it in half.',
            told: 'He bought it and tore it in half.',
          },
          { text: 'There are grander ways to begin.' },
          { text: 'Few are easier to share.' },
        ],
      },
      {
        heading: 'Closing Words',
        sentences: [
          {
            text: 'You told us that a good life is coming home and having someone to tell about the day.',
            told: 'Coming home and having someone to tell about the day.',
          },
          {
            text: 'May you never run out of days to tell each other about, and always have that home to come back to.',
          },
        ],
      },
    ],
  },
  caption:
    'A sample with an invented couple. The full script also has the rings, the vows and the sand.',
}
