/** Two sands poured into one vase, in American English. */
import { direction, type Piece, says } from '../piece.ts'

export const sandCeremony: Piece = {
  heading: 'Sand Ceremony',
  acts: ['couple'],
  props: [
    {
      what: 'A clear vase with a wide mouth and a lid',
      called: 'the vase',
      alsoCalled: ['the jar'],
      from: 'couple',
    },
    { what: 'Two small vessels of sand in different colors', called: 'the sand', from: 'couple' },
    { what: 'A small table', called: 'the small table', from: 'planner' },
  ],
  music: 'Starts when the vessels are lifted; fades with the last grain.',
  caution:
    'Try it at home: the vase must hold more than both vessels together, a narrow neck spills, and wind carries dry sand off.',
  silentMinutes: 2,
  wordings: {
    classic: {
      name: 'Grain by grain',
      lines: [
        direction(
          'On the table stand an empty glass vase and two smaller vessels of sand in different colors. The couple stands behind the table, facing the guests.',
        ),
        says(
          'celebrant',
          'Every grain of sand used to be something larger: a cliff, a shell, a mountain that was in no hurry. Rivers have carried it and tides have turned it over, and it is small only because of everything it has come through. We are not so different. Before {first} ever met {second}, each had been shaped by a thousand things that the other was not there to see.',
        ),
        says(
          'celebrant',
          'So before anything is mixed, let us honor what each of you brings. {first}, please pour a little of your sand, for the people who raised you and the road that led you here. {second}, please pour a little of yours, for your own people and your own road.',
        ),
        direction('{first} pours one layer; then {second} pours another on top of it.'),
        says(
          'celebrant',
          'Those first two layers will stay as they are, one from each of you. A good marriage does not ask anyone to disappear. And now, together, all the rest.',
        ),
        direction(
          'They pour what is left at the same time. Music. Wait for the last grain to fall.',
        ),
        says(
          'celebrant',
          'You can still see both colors in there. But near the top, you can no longer find the line between them. All the patience in the world and the finest pair of tweezers could not put every grain back where it came from. From now on, the only way to carry one is to carry both. Keep this vase somewhere you will pass it every day. And on the mornings when you feel like two separate people in a hurry, let it tell you otherwise.',
        ),
      ],
    },
    hourglass: {
      name: 'The hourglass',
      lines: [
        direction(
          'The empty vase stands on the table between the two vessels. The couple stands behind it, facing the guests.',
        ),
        says(
          'celebrant',
          'Cooks and sailors used to keep time with sand. They turned a glass over, and an hour ran through it until there was none left.',
        ),
        says(
          'celebrant',
          'That is how the years have gone for the two of you, each in a glass of your own. Some of that time was well spent. Some of it was spent looking for the keys.',
        ),
        says(
          'celebrant',
          '{first}, {second}, please pour what you have into the same glass. Take your time. That is the whole idea.',
        ),
        direction('{first} and {second} pour together. Music.'),
        says(
          'celebrant',
          'An hourglass is narrow in the middle, so that nothing stays. This one isn’t. Whatever hours you put in here, you two get to keep.',
        ),
      ],
    },
    children: {
      name: 'With the children',
      fits: { children: true },
      lines: [
        direction(
          'A vessel of sand in a color of its own stands ready for each child. Ask who would like to pour; nobody has to.',
        ),
        says(
          'celebrant',
          'This vase was bought with more than two people in mind. Everyone in this home has a color, and every color goes in.',
        ),
        says(
          'celebrant',
          '{first} and {second}, please go first, and pour a floor for everybody to stand on.',
        ),
        direction('{first} and {second} each pour a little.'),
        says(
          'celebrant',
          'Now over to {children}. Pour as fast or as slowly as you like. If some lands on the table, that counts as well.',
        ),
        direction('Let {children} pour; then {first} and {second} add the rest together. Music.'),
        says(
          'celebrant',
          'Look how it came out. There is no other vase like it, because no other home has exactly these people in it.',
        ),
      ],
    },
  },
}
