/** Both drink from one cup, in American English. The words fit wine and grape juice. */
import { direction, type Piece, says } from '../piece.ts'

export const wineCup: Piece = {
  heading: 'Sharing a Cup',
  acts: ['couple'],
  props: [
    { what: 'A cup', called: 'the cup', alsoCalled: ['the goblet'], from: 'couple' },
    {
      what: 'White wine or clear juice, already open',
      called: 'the wine',
      alsoCalled: ['the juice'],
      from: 'couple',
    },
    { what: 'A cloth napkin', called: 'the napkin', from: 'celebrant' },
  ],
  music: 'Starts with the first sip; fades when the cup is back on the table.',
  caution:
    'No red wine near light fabric; ask beforehand about faith, pregnancy and alcohol, and fill the cup only halfway.',
  silentMinutes: 1,
  wordings: {
    classic: {
      name: 'One cup, two people',
      lines: [
        direction('Fill the cup halfway and hold it up for the guests to see.'),
        says(
          'celebrant',
          'Sharing a cup takes a certain trust. Somebody goes first, and somebody has to believe there will be enough left.',
        ),
        says(
          'celebrant',
          'It is the same at home: with the blanket, with the last slice, with the hours of sleep. You won’t always split it evenly. Just keep looking up to see how the other is doing.',
        ),
        says(
          'celebrant',
          '{first}, please drink first, and leave some for {second}. Then the other way around, because nobody should always go first.',
        ),
        direction(
          '{first} drinks and passes the cup; {second} drinks. Then once more, beginning with {second}.',
        ),
        says(
          'celebrant',
          'There was enough. There usually is, when each of you keeps an eye on the other.',
        ),
      ],
    },
  },
}
