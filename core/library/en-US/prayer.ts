/** A blessing, read only if the couple wants it, in American English. */
import { direction, type Piece, says } from '../piece.ts'

export const prayer: Piece = {
  heading: 'Prayer or Blessing (Optional)',
  acts: ['celebrant'],
  props: [],
  caution:
    'Ask both families beforehand; no vestment, gesture or wording that belongs to the rite of a church.',
  silentMinutes: 0,
  wordings: {
    classic: {
      name: 'For all, praying or not',
      lines: [
        direction(
          'Optional: read only if the couple wishes. A prayer, a reading or a song from the couple’s own faith may take its place.',
        ),
        says(
          'celebrant',
          'Let us pray, each in our own way. If prayer is not your language, lend us your good wishes and your silence. There is room for those too.',
        ),
        says(
          'celebrant',
          'God of all beginnings, you knew these two before they knew each other. Bless {first} and {second}, and bless the home they will make. Keep its door easy to open and its table easy to extend. Give them bread enough to share and sense enough to rest. Give them laughter that turns up in the middle of an argument, and forgiveness that keeps no score. When one of them is tired, let the other be strong; when both are tired, send them friends. And let the love of those who raised them, and of those we are missing today, show in the way they treat each other.',
        ),
        says('celebrant', 'Amen.'),
      ],
    },
    catholic: {
      name: 'Catholic',
      fits: { faith: 'religious' },
      lines: [
        direction('No vestments and no words of the rite; no one has to join in.'),
        says(
          'celebrant',
          'If somebody once taught you this prayer at bedtime, you will find that you still know it. For {first} and {second}, let us say it together.',
        ),
        says(
          'celebrant',
          'Our Father, who art in heaven, hallowed be thy name; thy kingdom come; thy will be done on earth as it is in heaven. Give us this day our daily bread; and forgive us our trespasses as we forgive those who trespass against us; and lead us not into temptation, but deliver us from evil. Amen.',
        ),
        says(
          'celebrant',
          'At the wedding in Cana, it was Mary who noticed that the wine was running out. May someone always notice when {both} are running low.',
        ),
      ],
    },
    evangelical: {
      name: 'Evangelical',
      fits: { faith: 'religious' },
      lines: [
        direction(
          'If their pastor or someone from their church is present, ask them to pray instead, in their own words.',
        ),
        says('celebrant', 'Let us pray.'),
        says(
          'celebrant',
          'Lord, you fed your people in the desert one morning at a time. Feed this marriage the same way: enough love for today, and again tomorrow.',
        ),
        says(
          'celebrant',
          'Make {first} and {second} quick to listen, slow to anger and glad to open the door. When they are wrong, let them be the first to say so.',
        ),
        says(
          'celebrant',
          'Teach them to carry each other to you in prayer, most of all on the nights when they would rather not. In the name of Jesus, amen.',
        ),
      ],
    },
    spiritist: {
      name: 'Spiritist',
      fits: { faith: 'religious' },
      lines: [
        direction('No rite and no object. Someone from the family may say it, plainly.'),
        says('celebrant', 'Let us say a simple prayer, each from the heart.'),
        says(
          'celebrant',
          'Father of all goodness, thank you for letting {first} and {second} find each other in a crowded world.',
        ),
        says(
          'celebrant',
          'If they have known each other in another life, let the old kindness come back to them. If they are new to each other, make them patient students.',
        ),
        says(
          'celebrant',
          'May good spirits keep this home company, and may charity become a habit in it. May it be so.',
        ),
      ],
    },
    interfaith: {
      name: 'Two faiths',
      fits: { faith: 'religious' },
      lines: [
        direction(
          'Each prayer is said by a member of that faith, and both take the same time. You only introduce them.',
        ),
        says(
          'celebrant',
          'Two families are here, and they pray in two ways. You may not know all the words. Listen for the wish inside them.',
        ),
        direction('Someone from {first}’s family prays.'),
        direction('Someone from {second}’s family prays.'),
        says('celebrant', 'Both prayers were for the same two people. May both be answered.'),
      ],
    },
    withoutReligion: {
      name: 'Without religion',
      fits: { faith: 'none' },
      lines: [
        says(
          'celebrant',
          'This is where a prayer might go. {both} have asked for a moment of silence instead, and there is something to do in it.',
        ),
        says(
          'celebrant',
          'Think of the best thing anyone could wish for two people who live together. Don’t say it. Just wish it.',
        ),
        direction('Fifteen seconds of silence.'),
        says(
          'celebrant',
          'Here is mine, out loud. May your work be worth doing and your Sundays be your own. May the chores be shared, the quarrels short and the summers long.',
        ),
        says(
          'celebrant',
          'And whenever there is news, good or bad, may each of you be the first one the other wants to call.',
        ),
      ],
    },
    grace: {
      name: 'Saying grace',
      lines: [
        says(
          'celebrant',
          'Before a meal, some people say grace. Others look around the table for a second before they pick up a fork. Please do one or the other now.',
        ),
        direction('A few seconds of silence.'),
        says(
          'celebrant',
          'For whoever taught {first} to love, and whoever taught {second}: thank you.',
        ),
        says(
          'celebrant',
          'For the wrong turns and the odd chances that put them in the same place: thank you.',
        ),
        says('celebrant', 'For all of us, here, in one piece, on the same day: thank you.'),
        says('celebrant', 'Amen, or whatever you say when you mean it.'),
      ],
    },
  },
}
