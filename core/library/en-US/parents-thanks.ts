/** Thanks to whoever raised the couple, in American English. */
import { direction, type Piece, says } from '../piece.ts'

export const parentsThanks: Piece = {
  heading: 'Thanks to Those Who Raised Them',
  name: 'Thanks to parents',
  acts: ['celebrant', 'parents'],
  props: [],
  caution:
    'Ask beforehand about divorce, distance and death, and what each person likes to be called; leaving out one name hurts more than naming nobody.',
  silentMinutes: 0.3,
  wordings: {
    ordinaryDays: {
      name: 'Ordinary days',
      lines: [
        says(
          'celebrant',
          'Long before there was a wedding to plan, there were lunches to pack. So the first thank-you of the day goes to {thanked}.',
        ),
        says(
          'celebrant',
          'A child is raised on ordinary days. A fever at three in the morning. A form that had to be signed by Friday. A plate kept warm in the oven.',
        ),
        says(
          'celebrant',
          'None of that ever makes it into the album, and all of it is here today. {both} asked me to say it in plain words: we know, and thank you.',
        ),
        direction('Look at {thanked}, and wait. If somebody moves to hug, let it happen.'),
      ],
    },
    embrace: {
      name: 'A hug',
      lines: [
        says(
          'celebrant',
          '{first}, {second}, in a little while you will make your promises out loud. Other promises are kept without a word being said.',
        ),
        says(
          'celebrant',
          'Somebody gets up in the dark, warms up the car, sits through the entire school concert, and does it all again next year.',
        ),
        says(
          'celebrant',
          'Please go to {thanked}, both of you. No speech is needed. A hug will do.',
        ),
        direction('Wait for the hugs, and do not talk over them. The couple comes back.'),
        says('celebrant', 'Now we know where you learned to hug like that.'),
      ],
    },
  },
}
