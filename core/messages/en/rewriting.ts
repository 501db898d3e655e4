/** One part written again, in English. */
import type { RewritingMessages } from '../shape/rewriting.ts'

export const rewriting: RewritingMessages = {
  part: 'Part',
  whole: 'The whole text',
  how: 'How',
  ways: {
    shorter: 'Shorter',
    longer: 'Longer',
    lighter: 'Lighter',
    moreSolemn: 'More solemn',
    lessSugar: 'Less sugary',
    inMyWords: 'In my style',
    withTheirStory: 'With the couple’s story',
  },
  instruction: 'Or say it your way',
  instructionHint: 'For example: “End on the scene with the cake”.',
  write: 'Rewrite',
  writing: 'Rewriting…',
  stop: 'Stop',
  before: 'As it is',
  after: 'Rewritten',
  changed: 'changed',
  take: 'Use this text',
  takeParagraph: 'Use this paragraph only',
  takenParagraph: 'Paragraph replaced.',
  refuse: 'Leave it as it is',
  parted:
    'The text came back with a different number of paragraphs, so there’s no telling where the words or actions in between would go. Use one paragraph at a time, or rewrite it again.',
  taken: 'Part replaced. The earlier one is among the versions, or press Ctrl+Z to bring it back.',
  nothing: 'There is nothing here to rewrite.',
  failed: 'It couldn’t be rewritten; the part is as it was.',
  overHand: {
    corrected: (texts) =>
      `You’ve edited these by hand: ${texts}. If they are written again, what is in the script now moves to the earlier versions.`,
    compare: (rewrite) =>
      `To see both side by side before you decide, use “${rewrite}” in the section’s three-dot menu.`,
    others: 'Write only the others',
    all: 'Write everything again',
  },
}
