/** The example on the landing page, for readers of English: a couple and guests of their own. */
import type { SampleMessages } from '../pt/sample.ts'

export const sample: SampleMessages = {
  heading: 'Five answers, one ceremony',
  explanation: 'First, what a couple answers. Then, what their guests will hear.',
  answersHeading: 'What they told us',
  answers: [
    {
      about: 'The guests',
      text: 'From Chicago and New Orleans, and Aunt Lucy, who is flying in from Edinburgh.',
    },
    {
      about: 'How they met',
      text: 'In line at a bakery, in 2017. One cinnamon roll left. He bought it and tore it in half.',
    },
    { about: 'Success, to them', text: 'Coming home and having someone to tell about the day.' },
  ],
  page: {
    label: 'Excerpt from a script',
    names: 'Daniel and Emma',
    detail: 'Beacon, New York, April 18, 4:30 p.m.',
    excerpts: [
      {
        heading: 'Welcome',
        text: 'Welcome, all of you. Some of you left the shore of Lake Michigan and drove nearly eight hundred miles to this bend in the Hudson. Some of you traded one great river for another and came up from New Orleans, bringing the weather with you. And Aunt Lucy left the castle on its rock in Edinburgh and crossed an ocean, so that today she could sit in the front row.',
      },
      {
        heading: 'Ceremony',
        text: 'In 2017, in a bakery, there was one cinnamon roll left. Daniel was first in line; he could have paid and gone. Instead he looked at the woman behind him and tore it in half. And so, with sugar on their fingers, the two of them began to do what they have done ever since: share.',
      },
      {
        heading: 'Final Message',
        text: 'You told us that success is coming home and having someone to tell about the day. May you never run out of days to tell, or of that home to come back to.',
      },
    ],
  },
  caption: 'A sample with an invented couple. The full script goes on to rings, vows and sand.',
}
