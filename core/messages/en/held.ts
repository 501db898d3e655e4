/** What the desk says of what was told and of what is held back of it, in English. */
import type { HeldMessages } from '../shape/held.ts'

export const held: HeldMessages = {
  why: {
    asked: 'Someone asked for this to be left out.',
    hardship: 'A hard time, and nobody has said it’s okay to mention.',
    thirdPerson: 'This is someone else’s business.',
    request: 'This is the request itself.',
    private: 'For you alone: it goes to no AI.',
  },
  heldByHand: 'You left this out.',
  allowedByHand: 'You allowed this.',
  limit: (limit) => `Only like this: ${limit}.`,
  mayBeSaid: 'Okay to say',
  staysOut: 'Keep it out',
  nowSaid: 'Okay to say. It goes in the next time the texts are generated.',
  nowOut: 'It stays out of the texts.',
  allBut: 'All of this is okay to say, except the request',
  leaveOut: 'Leave out',
  leaveOutHint:
    'To keep something out of the texts, select the words in an answer and press “Leave out”.',
  secretFor: 'Secret from',
  secretFrom: { nobody: 'nobody', both: 'the couple', everyone: 'everyone but the celebrant' },
  isPrivate: 'For the celebrant only',
  privateNote:
    'No AI reads this. Enlace looks for these very words in the script, but it can’t hear a hint.',
  count: ({ number, form }) =>
    form === 'one'
      ? `${number} passage stays out of the texts.`
      : `${number} passages stay out of the texts.`,
  see: 'Show',
  reading: 'Reading the answers…',
  notRead:
    'The AI couldn’t tell what should be left out. Enlace held back the sentences that may ask for silence: please look at each.',
  writtenWithout: 'The rest went into the texts.',
  readAgain: 'Read the answers again',
  readNow: 'The answers have been read. See what was left out.',
  stillNotRead:
    'The answers couldn’t be read this time either. Nothing has changed; try again later.',
  shortened:
    'The AI you chose reads only a little at a time: part of what was told didn’t fit and isn’t in the texts.',
  doubt: 'Ask',
  questions: 'To ask the couple',
  copy: 'Copy the questions',
  from: {
    answer: 'Another answer',
    talk: 'Conversation',
    chat: 'Messages',
    notes: 'Notes',
    reply: 'The couple’s reply',
  },
  byCelebrant: 'Told by you',
  more: 'What else do you know?',
  addHint: 'It goes in the next time the texts are generated, never as the couple’s own words.',
  addButton: 'Add',
  added: 'Added.',
  remove: 'Remove',
  removed: 'Removed. Ctrl+Z brings it back.',
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
