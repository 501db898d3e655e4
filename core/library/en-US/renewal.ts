/** For a couple who married years ago, in American English. */
import { direction, type Piece, says } from '../piece.ts'

export const renewal: Piece = {
  heading: 'Renewal of Vows',
  acts: ['couple'],
  props: [],
  caution:
    'A ring worn for years may not come off: agree on it beforehand, or let them simply touch it.',
  silentMinutes: 0.3,
  wordings: {
    classic: {
      name: 'Now that you know',
      lines: [
        says(
          'celebrant',
          '{first} and {second} have been asked this once before. They said yes to somebody they were only beginning to know. Then came the flu, the bills and the bookshelf with the missing screws.',
        ),
        direction('{first} and {second} take off their rings and hold them.'),
        says('celebrant', '{first}, now that you really know, would you still choose {second}?'),
        says('first', 'I would.'),
        says('celebrant', '{second}, now that you really know, would you still choose {first}?'),
        says('second', 'I would.'),
        says('celebrant', 'Then put the rings back on. By now, they fit nobody else.'),
      ],
    },
  },
}
