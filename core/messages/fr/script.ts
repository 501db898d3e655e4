/** Frame of the script in French: headings, entrance order, notes. The rituals stand in `rituals.ts`. */
import { frenchDe } from '../../grammar.ts'
import { direction } from '../../script-line.ts'
import type { ScriptMessages } from '../pt/script.ts'
import { rituals } from './rituals.ts'

export const script: ScriptMessages = {
  title: ({ groom, bride }) => `Cérémonie de mariage ${frenchDe(groom)} et ${frenchDe(bride)}`,
  joinedNames: ({ groom, bride }) => `${groom} et ${bride}`,
  blankNames: { groom: '[prénom du marié]', bride: '[prénom de la mariée]' },
  headings: {
    orientations: 'Indications : ordre d’entrée',
    welcome: 'Mot d’accueil',
    ceremony: 'Cérémonie',
    ringsMoment: 'Le moment des alliances',
    ringVows: 'Échange des alliances',
    personalVows: 'Vœux personnels',
    recordSigning: 'Signature symbolique du registre',
    religiousMoment: 'Moment religieux (facultatif)',
    sandCeremony: 'Rituel du sable',
    timeCapsule: 'Un cadeau : la capsule temporelle',
    finalMessage: 'Message final',
  },
  orientations: ({ groom, bride }) => [
    { speaker: 'item', text: `1. Le marié : ${groom}` },
    { speaker: 'item', text: '2. Les témoins' },
    { speaker: 'item', text: '3. Les enfants du cortège' },
    { speaker: 'item', text: '4. La petite fille aux fleurs' },
    { speaker: 'item', text: `5. La mariée : ${bride}` },
    direction(
      'Quand la mariée a rejoint le marié, laisser aux invités le temps de s’asseoir et au couple celui de reprendre son souffle, puis commencer.',
    ),
  ],
  rituals,
  finalKissNote: () => [
    direction(
      'À l’attention de la personne qui célèbre : avant le message final, s’écarter du centre, pour que les mariés soient seuls sur la photo du baiser.',
    ),
  ],
}
