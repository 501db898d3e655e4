/** What the check says of a script, in English. */
import type { CheckMessages } from '../shape/check.ts'

export const check: CheckMessages = {
  minutes: ({ number, form }) => `${number} ${form === 'one' ? 'minute' : 'minutes'}.`,
  memories: ({ number }) => `${number} of the couple’s memories.`,
  noMemories: 'None of the couple’s memories yet.',
  sentences: ({ number, form }) =>
    `${number} ${form === 'one' ? 'sentence' : 'sentences'} to check.`,
  longSentences: ({ number, form }) =>
    `${number} long ${form === 'one' ? 'sentence' : 'sentences'}.`,
  nothing: 'Nothing to check.',
  failed: 'The check stopped halfway and may have missed something. Try again.',
  severity: { red: 'Important', mark: 'Worth a look', note: 'Your call' },
  whole: 'The whole ceremony',
  goTo: 'Take me there',
  accept: 'That’s right',
  accepted: 'Noted: that’s right.',
  source: 'Where is this from?',
  toldIn: 'From your notes on the couple:',
  perhapsToldIn: 'Going by the words, perhaps from here:',
  noSource: 'Nothing in your notes on the couple says this in similar words.',
  nothingBehind: 'Nothing that was told is behind this sentence.',
  reading: 'Reading every sentence again…',
  beforeSaving: ({ number, form }) =>
    form === 'one'
      ? 'Before you read it aloud, look at 1 point under Check.'
      : `Before you read it aloud, look at ${number} points under Check.`,
  unsourcedName: (words) => `Nobody told you about “${words}”. Where is this from?`,
  perhapsName: (words) => `“${words}” may be a name that nobody gave you.`,
  unsourcedNumber: (words) => `Nobody gave you this number: “${words}”. Where is it from?`,
  unsourcedDate: (words) => `Nobody gave you this date: “${words}”. Where is it from?`,
  unbackedClaim: 'This is not in your notes on the couple.',
  held: (told) =>
    told === undefined
      ? 'This says, or hints at, something that stays out.'
      : `This says, or hints at, something that stays out: “${told}”.`,
  wrongWho: (told) =>
    told === undefined
      ? 'Somebody else did or said this.'
      : `Somebody else did or said this: “${told}”.`,
  permission: 'This speaks aloud a permission or a doubt that was meant for you.',
  leftUnsaid: (wish) => `This was to be left unsaid: “${wish}”.`,
  perhapsUnsaid: (wish) => `Perhaps this was to be left unsaid: “${wish}”.`,
  privateData: (words) => `“${words}” is private and shouldn’t be read aloud.`,
  secret: (person, hiddenFrom) =>
    `${person} is a surprise for ${hiddenFrom}, who gets these lines before the day.`,
  secretFact: (told, hiddenFrom) =>
    `“${told}” is a secret from ${hiddenFrom}, who gets these lines before the day.`,
  otherCouple: (words, couple) => `“${words}” belongs to another of your ceremonies: ${couple}.`,
  almostName: (words, meant) => `“${words}” or “${meant}”?`,
  inMemory: {
    enters: (person) => `${person} is no longer living, yet walks in with the others.`,
    isThanked: (person) => `${person} is no longer living, yet is thanked for being here.`,
    takesPart: (person) =>
      `${person} is no longer living, yet is listed as bringing or reading something.`,
  },
  wornPhrase: (words) => `People hear “${words}” at every wedding.`,
  asks: {
    howItBegan: 'How did this one begin? What was each of them doing a minute before?',
    aDecision: 'What did one of them decide or do, and when?',
    anOrdinaryDay: 'What happens on an ordinary Tuesday?',
    lastSeen: 'When did you last see it, and who did what?',
    whichRoad: 'Which road was it: from where to where?',
    theWorstDay: 'May it be mentioned? On the worst day, who did what?',
    whatWillBeDone: 'What will be done, and how often?',
    whichGuest: 'Which guest or parent, and what did they do?',
    whatIsLost: 'Which fact would be lost without this sentence?',
    whoMaySayThis: 'Who may say this, and in what words?',
  },
  repeatedHere: (words) => `“${words}” has already been said in this script.`,
  repeatedElsewhere: (words, couple) =>
    `“${words}” is also in another of your ceremonies: ${couple}.`,
  longSentence: ({ number }, most) =>
    `${number} words in one sentence. Read aloud, about ${most.number} fit in one breath.`,
  longRepeat: ({ number }, most) =>
    `${number} words at once. Whoever repeats them will remember about ${most.number}.`,
  tooLong: ({ number }, wished) =>
    `The script takes about ${number} minutes, more than the ${wished.number} you wanted.`,
  tooShort: ({ number, form }, wished) =>
    `The script takes about ${number} ${form === 'one' ? 'minute' : 'minutes'}, less than the ${wished.number} you wanted.`,
  nobodyBrings: ({ number, form }) =>
    form === 'one'
      ? `${number} thing still needs someone to take care of it:`
      : `${number} things still need someone to take care of them:`,
  open: 'Still open',
  leaveOpen: 'Leave it open',
  leftBlank: (words) => `Still to be filled in: ${words}.`,
  usualChildren: (names) => `The processional lists ${names}. Will any children walk in?`,
  quoted: (name) => `“${name}”`,
  takeOut: 'Take them out',
  legalWords:
    'Only someone who can legally marry couples says this, and this ceremony is symbolic.',
  legalWordsMissing: (wording) => `The script lacks the words the law requires: “${wording}”`,
  disagreesWith: (person) => `This does not fit ${person}.`,
  disagreesWithBoth: 'This does not fit this couple.',
  former: {
    name: 'This is the old name.',
    place: 'This is the old place.',
    date: 'This is the old date.',
    time: 'This is the old time.',
  },
  rename: (name, { number, form }) =>
    form === 'one' ? `Replace with “${name}”` : `Replace with “${name}” in all ${number} places`,
  renamed: ({ number, form }) =>
    form === 'one' ? 'Name replaced.' : `Name replaced in ${number} places.`,
  delicate: {
    heading: 'Delicate',
    maybe: 'Perhaps:',
    permits: 'What allows it:',
    nothingPermits: 'Nothing that was told allows this sentence.',
    stays: 'Keep',
    takeOut: 'Take out',
    warn: 'Warn someone first',
    takenOut: 'Sentence taken out. Ctrl+Z brings it back.',
    warned: 'It’s on the list “A week before”, under “Print or PDF”.',
    seen: ({ number }) => `${number} already seen`,
    staysOut: ({ number, form }) =>
      form === 'one' ? '1 passage stays out' : `${number} passages stay out`,
  },
  leftOut: { heading: 'Left out', putIn: 'Put it in' },
  mend: {
    all: 'Fix what’s marked',
    position: (number, of) => `Paragraph ${number} of ${of}`,
    corrected: 'You’ve corrected this text by hand, so compare before you accept.',
    next: 'Next paragraph',
  },
  beforeDelicate: {
    title: 'Some sentences are delicate',
    text: 'The script touches on things that may hurt. Do you want to look at those sentences first?',
    see: 'Show me',
    goOn: 'Go on without',
  },
}
