/** Frame of the script in English: headings, processional, notes. The rituals stand in `rituals.ts`. */
import { englishPossessive } from '../../grammar.ts'
import { direction } from '../../script-line.ts'
import type { ScriptMessages } from '../pt/script.ts'
import { rituals } from './rituals.ts'

export const script: ScriptMessages = {
  title: ({ groom, bride }) => `${groom} and ${englishPossessive(bride)} Wedding Ceremony`,
  joinedNames: ({ groom, bride }) => `${groom} and ${bride}`,
  blankNames: { groom: '[groom’s name]', bride: '[bride’s name]' },
  headings: {
    orientations: 'Directions: Order of Entrance',
    welcome: 'Welcome',
    ceremony: 'Ceremony',
    ringsMoment: 'The Rings',
    ringVows: 'Exchange of Rings',
    personalVows: 'Personal Vows',
    recordSigning: 'Symbolic Signing of the Record',
    religiousMoment: 'Religious Moment (optional)',
    sandCeremony: 'Sand Ceremony',
    timeCapsule: 'A Gift: the Time Capsule',
    finalMessage: 'Final Message',
  },
  orientations: ({ groom, bride }) => [
    { speaker: 'item', text: `1. Groom: ${groom}` },
    { speaker: 'item', text: '2. Wedding party' },
    { speaker: 'item', text: '3. Children of the procession' },
    { speaker: 'item', text: '4. Flower girl' },
    { speaker: 'item', text: `5. Bride: ${bride}` },
    direction(
      'When the bride has reached the front, wait until everyone is seated and the couple has caught a breath. Then begin.',
    ),
  ],
  rituals,
  finalKissNote: ({ groom, bride }) => [
    direction(
      `Note to the celebrant: before the final message, step out of the center, so that the photograph of the kiss shows ${groom} and ${bride} and no one else.`,
    ),
  ],
}
