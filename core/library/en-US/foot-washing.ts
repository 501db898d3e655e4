/** Each washes the other's feet, as in John 13, in American English. */
import { direction, type Piece, says } from '../piece.ts'

export const footWashing: Piece = {
  heading: 'Washing of Feet',
  acts: ['couple'],
  props: [
    {
      what: 'A basin and a pitcher of warm water',
      called: 'the basin',
      alsoCalled: ['the bowl'],
      from: 'planner',
    },
    { what: 'Two towels', called: 'the towels', from: 'couple' },
    { what: 'A chair', called: 'the chair', from: 'planner' },
  ],
  music: 'Starts when the water is poured; lasts until the second towel.',
  caution:
    'Agree on the moment with their pastor; think of stockings and hems, and put a towel under the basin.',
  silentMinutes: 3.5,
  wordings: {
    classic: {
      name: 'John 13',
      fits: { faith: 'religious' },
      source: { author: 'The Bible', work: 'John 13:15, King James Version', published: 1769 },
      lines: [
        says(
          'celebrant',
          'At the last supper, Jesus got up from the table, took a towel and knelt on the floor.',
        ),
        says(
          'celebrant',
          'One after another, the disciples held out their feet to be washed. Peter was embarrassed and wanted none of it. Being served can be harder than serving.',
        ),
        says(
          'celebrant',
          'Then Jesus sat down again and said, “I have given you an example, that ye should do as I have done to you.”',
        ),
        direction(
          '{first} sits, and {second} washes and dries {first}’s feet. Then they change places. If kneeling is difficult, they wash each other’s hands.',
        ),
        says(
          'celebrant',
          'Lord, on the days when {first} and {second} come home with sore feet, let them find water, a towel and each other. Amen.',
        ),
      ],
    },
  },
}
