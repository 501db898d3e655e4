/** A present: the box to be opened years later, in American English. */
import { direction, type Piece, says } from '../piece.ts'

export const timeCapsule: Piece = {
  heading: 'The Time Capsule',
  acts: ['couple', 'attendants'],
  props: [
    { what: 'A box that closes', called: 'the box', alsoCalled: ['the capsule'], from: 'couple' },
    { what: 'The couple’s letters, in envelopes', called: 'the letters', from: 'couple' },
    {
      what: 'Notes from the guests',
      called: 'the guests’ notes',
      alsoCalled: ['the messages'],
      from: 'attendants',
    },
    { what: 'A bottle (wine, cider or juice)', called: 'the bottle', from: 'attendants' },
  ],
  music: 'Starts when the box comes forward; fades when the lid is closed.',
  caution:
    'Check that the bottle fits and the lid closes; agree on who keeps the box, and put nothing in it that needs charging.',
  silentMinutes: 1,
  wordings: {
    classic: {
      name: 'Ten years',
      lines: [
        direction('The box is brought forward, open, and set down in front of the couple.'),
        says(
          'celebrant',
          '{first} and {second}, here is the one wedding gift you are not allowed to open.',
        ),
        says(
          'celebrant',
          'Into it go the letters you have written to each other, and notes from people who love you. There is a bottle as well, because whoever opens this box is going to want a glass of something.',
        ),
        direction(
          '{first} and {second} lay their letters in the box. The wedding party adds the notes and the bottle, and the couple closes the lid.',
        ),
        says(
          'celebrant',
          'You are sending this box to two people you have not met yet. They have your names. They may have gray in their hair and a different address. They will have had some wonderful years, and perhaps one they would not care to repeat. And they will no longer be sure what song was playing when they walked down the aisle. They are going to be very glad to hear from you.',
        ),
        says(
          'celebrant',
          'So, ten years from today, sit down on the floor together, fill two glasses and read each other what you wrote. And if a hard season comes before then, do not wait. Nobody here will hold you to the date. The paper and the bottle are only there for company. What you are keeping in this box is the evidence that on this day, in front of all of us, you were sure.',
        ),
      ],
    },
    keepers: {
      name: 'The keepers',
      lines: [
        direction('The box stands open beside the couple. Call the wedding party closer.'),
        says(
          'celebrant',
          'A letter usually travels from one place to another. The ones we are sending today only have to wait.',
        ),
        says(
          'celebrant',
          '{first}, {second}, please put yours in. And those of you standing with them, please add what you have brought.',
        ),
        direction('The letters, the notes and the bottle go in. The lid is closed.'),
        says(
          'celebrant',
          'Letters like these need someone to deliver them. So the box goes home with the couple, and the date goes home with you, their friends. Write it down. Call them that morning.',
        ),
        says(
          'celebrant',
          'And if they say they are too busy, turn up at the door with something to eat. They will thank you by the second page.',
        ),
      ],
    },
  },
}
