/** Before anybody enters, in American English: the phones. */
import { direction, type Piece, says } from '../piece.ts'

const beforeTheEntrance = direction(
  'Before anyone walks in, with the guests in their places and the music still low.',
)

export const opening: Piece = {
  heading: 'Before the Processional',
  acts: ['celebrant'],
  props: [],
  caution:
    'Alarms ring right through silent mode: ask for phones to be switched off, and switch off your own first.',
  silentMinutes: 0.2,
  wordings: {
    phonesAway: {
      name: 'Phones away',
      lines: [
        beforeTheEntrance,
        says(
          'celebrant',
          'Welcome. I have one favor to ask before we start, and it comes from {both}. Until the ceremony is over, please put your phones to sleep.',
        ),
        says(
          'celebrant',
          'Off is safer than silent. An alarm has no manners, and if yours goes off, we will all know whose it is.',
        ),
        says(
          'celebrant',
          'The pictures are taken care of. What {both} would like to see from up here is your faces.',
        ),
        direction('Wait until the screens are gone. Then give the signal for the entrance.'),
      ],
    },
    onePhoto: {
      name: 'One picture first',
      lines: [
        beforeTheEntrance,
        says(
          'celebrant',
          'It is good to see you. Now for something you are rarely asked at a wedding: please take out your phone.',
        ),
        says(
          'celebrant',
          'Take one picture. The view from your seat, the person next to you, your own shoes, whatever you like.',
        ),
        direction('Count slowly to ten.'),
        says(
          'celebrant',
          'Thank you. Now switch it off and put it away. From here on, look for one small thing that nobody else notices, and tell {both} about it later.',
        ),
        says('celebrant', 'Ready? I know two people who are.'),
        direction('Give the signal for the entrance.'),
      ],
    },
  },
}
