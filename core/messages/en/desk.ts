/** What the desk says, in English. */
import type { DeskMessages } from '../shape/desk.ts'

export const desk: DeskMessages = {
  bar: {
    list: (couple) => `${couple}: my ceremonies`,
    savedOn: (date, time) => `Saved on this device on ${date} at ${time}`,
    savedShortly: '✓ On this device',
    save: 'Save',
    check: 'Check',
    altar: 'Read on the day',
    rehearse: 'Rehearse',
    paper: 'Print or PDF',
    sendCopy: 'Send myself a copy',
    downloadCopy: 'Download a copy',
    account: 'Account',
    accessUntil: (end) => `Access until ${end}.`,
    keptAfter: ({ number, form }) =>
      form === 'one'
        ? 'After that, your ceremony stays on this device: you can still open it, correct it by hand, read it and print it.'
        : `After that, your ${number} ceremonies stay on this device: you can still open, correct, read and print them.`,
    voice: 'My writing style',
  },
  pinNoted: 'I’ve written down my PIN',
  areas: {
    plan: 'Ceremony order',
    couple: 'Couple and answers',
    hideCouple: 'Hide couple and answers',
    showCouple: 'Show couple and answers',
  },
  sheet: {
    line: (section, line) => `${section}, line ${line}`,
    spokenLine: (speaker, line) => `${speaker}: ${line}`,
    original: 'Original text',
    options: (section) => `Options for ${section}`,
    toFields: 'Change it in the couple’s details',
    byHand: 'Write it myself',
    rewrite: 'Rewrite this part',
    source: 'Where the sentence is from',
    sourceKey: 'Alt+Enter',
    allOriginal: 'Go back to the original text',
    leaveOut: 'Leave this part out',
    leftOut: (section) => `${section}: left out.`,
    leftOutBack: (order) => `To bring it back, undo (↶) or switch it on in “${order}”.`,
    versions: 'Earlier versions',
    undated: 'No date',
    bringBack: 'Bring back',
    broughtBack: (section) => `${section}: the earlier version is back.`,
    split: 'New line.',
    removed: 'Line removed.',
    empty: 'Write here',
  },
  history: {
    undo: 'Undo the last change',
    redo: 'Redo',
    undone: 'Undone.',
    redone: 'Redone.',
    nothingToUndo: 'There is nothing to undo.',
    nothingToRedo: 'There is nothing to redo.',
  },
  find: {
    open: 'Find and replace',
    find: 'Find',
    replaceBy: 'Replace with',
    previous: 'Previous',
    next: 'Next',
    replace: 'Replace',
    replaceAll: 'Replace all',
    found: (position, total) => `${position} of ${total}`,
    nothing: 'Nothing found.',
    replaced: ({ number, form }) =>
      form === 'one' ? `Replaced in ${number} place.` : `Replaced in ${number} places.`,
    close: 'Close the search',
  },
  rewritten: (versions) => `The earlier ones are under “⋯”, “${versions}”.`,
  nothingToWrite:
    'This order has no text for us to write: add the welcome, the couple’s story or the closing words.',
}
