/** A guest reads, in American English: a text of their own or one that belongs to everybody. */
import { direction, type Piece, poem, says } from '../piece.ts'

const calledUp = direction('Call the reader up, hand over the microphone and take one step aside.')

export const reading: Piece = {
  heading: 'Reading',
  acts: ['reader'],
  props: [{ what: 'The reading, printed in large type', called: 'the reading', from: 'celebrant' }],
  caution:
    'Readers get a sheet of their own and rehearse aloud; a phone fades in the sun and goes dark in the middle of a verse.',
  silentMinutes: 0.3,
  wordings: {
    guest: {
      name: 'The reader’s own text',
      lines: [
        calledUp,
        says(
          'celebrant',
          'You have heard plenty from me. Now {both} would like you to hear {reader}.',
        ),
        says('other', '[The text that the couple and the reader chose.]'),
        direction('Let the silence last a moment before you go on.'),
      ],
    },
    shakespeare: {
      name: 'Shakespeare: Sonnet 116',
      source: {
        author: 'William Shakespeare',
        died: 1616,
        work: 'Sonnet 116, in modern spelling',
        published: 1609,
      },
      lines: [
        calledUp,
        says(
          'celebrant',
          'Everything changes: faces, cities, plans. Four hundred years ago William Shakespeare asked what doesn’t. You will hear the answer from {reader}.',
        ),
        ...poem(`
Let me not to the marriage of true minds
Admit impediments. Love is not love
Which alters when it alteration finds,
Or bends with the remover to remove:
O no! it is an ever-fixed mark
That looks on tempests and is never shaken;
It is the star to every wandering bark,
Whose worth’s unknown, although his height be taken.
Love’s not Time’s fool, though rosy lips and cheeks
Within his bending sickle’s compass come:
Love alters not with his brief hours and weeks,
But bears it out even to the edge of doom.
If this be error and upon me proved,
I never writ, nor no man ever loved.
`),
      ],
    },
    browning: {
      name: 'Barrett Browning: Sonnet 43',
      source: {
        author: 'Elizabeth Barrett Browning',
        died: 1861,
        work: 'Sonnets from the Portuguese, XLIII',
        published: 1850,
      },
      lines: [
        calledUp,
        says(
          'celebrant',
          'Elizabeth Barrett Browning wrote these lines during a secret courtship, and kept them hidden for years. Today we get to hear them, from {reader}.',
        ),
        ...poem(`
How do I love thee? Let me count the ways.
I love thee to the depth and breadth and height
My soul can reach, when feeling out of sight
For the ends of being and ideal grace.
I love thee to the level of every day’s
Most quiet need, by sun and candle-light.
I love thee freely, as men strive for right;
I love thee purely, as they turn from praise.
I love thee with the passion put to use
In my old griefs, and with my childhood’s faith.
I love thee with a love I seemed to lose
With my lost saints. I love thee with the breath,
Smiles, tears, of all my life; and, if God choose,
I shall but love thee better after death.
`),
      ],
    },
    whitman: {
      name: 'Whitman: I give you my hand',
      source: {
        author: 'Walt Whitman',
        died: 1892,
        work: 'Song of the Open Road, 15, in Leaves of Grass',
        published: 1881,
      },
      lines: [
        calledUp,
        says(
          'celebrant',
          'Five lines by Walt Whitman. The last two are questions, and you two might want to have an answer ready. Please welcome {reader}.',
        ),
        ...poem(`
Camerado, I give you my hand!
I give you my love more precious than money,
I give you myself before preaching or law;
Will you give me yourself? will you come travel with me?
Shall we stick by each other as long as we live?
`),
      ],
    },
    yeats: {
      name: 'Yeats: Cloths of Heaven',
      source: {
        author: 'W. B. Yeats',
        died: 1939,
        work: 'He Wishes for the Cloths of Heaven, in The Wind Among the Reeds',
        published: 1899,
      },
      lines: [
        calledUp,
        says(
          'celebrant',
          'What do you give when you have nothing to give? W. B. Yeats needed eight lines to answer. Over to {reader}.',
        ),
        ...poem(`
Had I the heavens’ embroidered cloths,
Enwrought with golden and silver light,
The blue and the dim and the dark cloths
Of night and light and the half-light,
I would spread the cloths under your feet:
But I, being poor, have only my dreams;
I have spread my dreams under your feet;
Tread softly because you tread on my dreams.
`),
      ],
    },
    eliot: {
      name: 'George Eliot: Joined for life',
      source: {
        author: 'George Eliot',
        died: 1880,
        work: 'Adam Bede, chapter 54',
        published: 1859,
      },
      lines: [
        calledUp,
        says(
          'celebrant',
          'Near the end of a long novel, George Eliot stops the story to ask a single question. To ask it again today, we have {reader}.',
        ),
        ...poem(`
What greater thing is there for two human souls, than to feel that they are joined for life—to strengthen each other in all labour, to rest on each other in all sorrow, to minister to each other in all pain, to be one with each other in silent unspeakable memories at the moment of the last parting?
`),
      ],
    },
    corinthians: {
      name: '1 Corinthians 13',
      fits: { faith: 'religious' },
      source: {
        author: 'The Bible',
        work: '1 Corinthians 13:4–8 and 13, American Standard Version',
        published: 1901,
      },
      lines: [
        calledUp,
        says(
          'celebrant',
          'These words were first sent to people who could not stop arguing. That may be why they have lasted. Please welcome {reader}.',
        ),
        ...poem(`
Love suffereth long, and is kind;
love envieth not; love vaunteth not itself, is not puffed up,
doth not behave itself unseemly, seeketh not its own,
is not provoked, taketh not account of evil;
rejoiceth not in unrighteousness, but rejoiceth with the truth;
beareth all things, believeth all things,
hopeth all things, endureth all things.

Love never faileth.
But now abideth faith, hope, love, these three;
and the greatest of these is love.
`),
      ],
    },
    ecclesiastes: {
      name: 'Ecclesiastes 4',
      fits: { faith: 'religious' },
      source: {
        author: 'The Bible',
        work: 'Ecclesiastes 4:9–12, King James Version',
        published: 1769,
      },
      lines: [
        calledUp,
        says(
          'celebrant',
          'Ecclesiastes has few illusions about anything. When it does praise something, we had better listen. The words come to us from {reader}.',
        ),
        ...poem(`
Two are better than one;
because they have a good reward for their labour.
For if they fall, the one will lift up his fellow:
but woe to him that is alone when he falleth;
for he hath not another to help him up.

Again, if two lie together, then they have heat:
but how can one be warm alone?
And if one prevail against him, two shall withstand him;
and a threefold cord is not quickly broken.
`),
      ],
    },
  },
}
