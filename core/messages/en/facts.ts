/** What the desk says of what the couple told, in English. */
import type { FactsMessages } from '../shape/facts.ts'

export const facts: FactsMessages = {
  reading: 'Reading the answers…',
  notRead: 'The answers couldn’t be read point by point this time.',
  writtenFromAnswers:
    'The texts were written from them as they stand, except for any answer that asks for something to be left unsaid.',
  readAgain: 'Read the answers again',
  readNow: 'The answers have been read. They go in the next time the texts are generated.',
  stillNotRead:
    'The answers couldn’t be read this time either. Nothing has changed; try again later.',
  leftOut: (question) =>
    `Answer ${question} was kept out of the texts: it asks for something to be left unsaid.`,
  withheld: (question) =>
    `Answer ${question} isn’t in the texts yet: it asks for something to be left unsaid, and it isn’t clear how much that covers.`,
  hardshipWithheld: (question) =>
    `Answer ${question} tells of a hard time, and that part was kept out of the texts: nobody has said it may be mentioned.`,
  decide: 'Choose what may be said',
  decideEach: 'Check below, one by one, what may be said.',
  allow: 'All of it may be said, except what they asked to leave out',
  allowed: 'Noted. It goes in the next time the texts are generated.',
  challengesWithheld: (question) =>
    `Answer ${question} was kept out of the texts: it is about what was hard, and it hasn’t been marked as okay to mention.`,
  challengesMayBeTold: (question) => `Answer ${question} may be mentioned`,
  empty: 'The answers appear here, point by point, once the texts have been generated.',
  missing: 'Nobody has mentioned yet:',
  matters: {
    howTheyMet: 'how it all began',
    howLongTogether: 'how long they have been together',
    guestCities: 'where the guests are coming from',
    success: 'what a good life together means to them',
  },
  fromAnswer: (question) => `From answer ${question}`,
  byHand: 'Added by you',
  mayBeUsed: 'May be said',
  why: {
    asked: 'Someone asked for this to be left out.',
    hardship: 'A hard time: it stays out until someone says it’s okay to mention.',
    request: 'This is a request, not a memory.',
  },
  sensitive: 'Sensitive',
  touched: {
    corrected: 'Edited by you',
    released: 'Allowed by you',
    keptOut: 'Kept out by you',
  },
  secretFor: 'Secret from',
  secretFrom: { nobody: 'nobody', both: 'the couple', everyone: 'everyone but the celebrant' },
  words: 'How it was told',
  correct: 'Edit',
  done: 'Done',
  remove: 'Remove',
  removed: 'Removed.',
  add: 'What else do you know?',
  addHint: 'It counts as told by the couple and goes in the next time the texts are generated.',
  addButton: 'Add',
  added: 'Added.',
  people: {
    heading: 'Who was mentioned',
    explanation: 'Press “Add” to put someone under People.',
    added: (name) => `Added to People: ${name}.`,
    reads: 'does a reading',
    brings: (thing) => `brings ${thing}`,
    inMemory: 'no longer living',
  },
  whichCity: (name) => `Which “${name}”?`,
  whichCityHint: 'There is more than one. Until you choose, no distance is mentioned.',
  noneOfThese: 'None of these',
}
