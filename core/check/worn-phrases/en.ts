import type { WornPhrases } from './worn-phrases.ts'

/** What celebrants, speeches and models say of every couple, in English. */
export const en: WornPhrases = [
  {
    asks: 'howItBegan',
    phrases: [
      'dearly beloved',
      'gathered here',
      'on this (special|beautiful) day',
      "don[’']t know me",
      'dictionary defines',
      'once upon a time',
    ],
  },
  {
    asks: 'aDecision',
    phrases: [
      'soul ?mates?',
      'better half',
      'two (souls|hearts)',
      'meant to be',
      'made for each other',
      'completes? (me|each)',
      'first sight',
    ],
  },
  {
    asks: 'anOrdinaryDay',
    phrases: [
      'happily ever after',
      'fairy ?tale',
      'dream come true',
      'big day',
      'once in a lifetime',
    ],
    weak: ['magic'],
  },
  {
    asks: 'lastSeen',
    phrases: [
      'love is',
      'unconditional',
      'love of (my|his|her) life',
      'partner in crime',
      'moon and back',
    ],
  },
  {
    asks: 'whichRoad',
    phrases: [
      'journey',
      '(new|next) chapter',
      'hand in hand',
      'side by side',
      '(yet|still) (to come|ahead)',
      'grow old',
    ],
  },
  {
    asks: 'theWorstDay',
    phrases: ['ups and downs', 'thick and thin', '(every|the) storm', 'my rock'],
    weak: ['forever'],
  },
  {
    asks: 'whatWillBeDone',
    phrases: ['for better', 'till? death', 'rest of (my|our) li', 'love and cherish'],
  },
  {
    asks: 'whichGuest',
    phrases: ['surrounded by', 'nearest and dearest', 'bear witness', '(looking|smiling) down'],
  },
  {
    asks: 'whatIsLost',
    phrases: [
      'not (just|only|merely)',
      "isn[’']t .{3,30}, it[’']s",
      'tapestry',
      'testament',
      'w(eave|oven)',
      'delve',
    ],
  },
  {
    asks: 'whoMaySayThis',
    phrases: ['who gives', 'man and wife', 'kiss the bride', 'power vested', 'speak now'],
  },
]
