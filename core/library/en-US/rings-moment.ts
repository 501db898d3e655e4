/** About the rings, before they are exchanged, in American English. */
import { direction, type Piece, says } from '../piece.ts'

const taken = direction('The rings are brought forward. Take them from whoever carries them.', {
  thing: 'the rings',
  people: 'The rings are brought forward. Take them from {bringer}.',
  couple: 'Take the rings from {bringer}.',
  celebrant: 'You have the rings with you. Take them out now.',
  there: 'The rings are already in place. Pick them up now.',
})

export const ringsMoment: Piece = {
  heading: 'The Rings',
  acts: ['attendants'],
  props: [
    {
      what: 'The rings',
      called: 'the rings',
      alsoCalled: ['the wedding bands'],
      from: 'attendants',
    },
  ],
  music: 'Starts when the rings come forward; ends once the celebrant holds them.',
  caution:
    'A child carries stand-in rings, an adult keeps the real ones in a pocket, and a dog goes out again once everyone is in.',
  silentMinutes: 0.5,
  wordings: {
    classic: {
      name: 'The sign of infinity',
      lines: [
        taken,
        direction(
          'Suggested reading. You may read it yourself, or ask someone dear to the couple.',
        ),
        says(
          'celebrant',
          'If you came here today wearing a wedding ring, touch it for a moment with your thumb. You may have stopped noticing it years ago. It has been through dishwater and winter gloves, through waiting rooms and summers at the beach. In all that time, it has never once asked for your attention. It simply stayed.',
        ),
        says(
          'celebrant',
          'In the seventeenth century, an English mathematician needed a sign for the thing that has no end. The sign could have been a line running off the edge of the page. Instead, it became a loop that crosses itself and comes home: out to one side, back through the middle, out to the other side, and back through the middle again. Lay two rings on a table so that they touch, and there it is. Infinity had been sitting in a jeweler’s window all along.',
        ),
        says(
          'celebrant',
          'Look at what the shape is telling us. It has two sides, and neither one swallows the other. Each goes out into its own wide world, with its own work and its own friends and its own way of making coffee. And each of them, however far it swings, comes back through the same small place where the two of them meet. What {first} and {second} are about to give each other is that place.',
        ),
        says(
          'celebrant',
          'One day these rings will be scratched and a little out of round. By then, with luck, the two people wearing them will have stopped noticing. The rings will simply have stayed.',
        ),
      ],
    },
    hands: {
      name: 'What hands do',
      lines: [
        taken,
        says(
          'celebrant',
          'Take a look at your own hands. Nobody has ever written a love song about knuckles, and yet hands do most of the work of love.',
        ),
        says(
          'celebrant',
          'Hands hold the ladder. They carry the heavier bag. They rub a sore back at midnight without being asked, and they find each other under the table.',
        ),
        says(
          'celebrant',
          'From now on, {first} and {second} will do all of that with a ring on. A ring can’t lift a thing. It can only come along, to every sink and every steering wheel, and remind a hand whose hand it likes to hold.',
        ),
      ],
    },
  },
}
