/** Frame of the script in Spanish: headings, entrance order, notes. The rituals stand in `rituals.ts`. */
import { spanishAnd } from '../../grammar.ts'
import { direction } from '../../script-line.ts'
import type { ScriptMessages } from '../pt/script.ts'
import { rituals } from './rituals.ts'

export const script: ScriptMessages = {
  title: ({ groom, bride }) => `Ceremonia de boda de ${spanishAnd(groom, bride)}`,
  joinedNames: ({ groom, bride }) => spanishAnd(groom, bride),
  blankNames: { groom: '[nombre del novio]', bride: '[nombre de la novia]' },
  headings: {
    orientations: 'Indicaciones: orden de entrada',
    welcome: 'Bienvenida',
    ceremony: 'Ceremonia',
    ringsMoment: 'El momento de los anillos',
    ringVows: 'Intercambio de anillos',
    personalVows: 'Votos personales',
    recordSigning: 'Firma simbólica del acta',
    religiousMoment: 'Momento religioso (opcional)',
    sandCeremony: 'Ceremonia de la arena',
    timeCapsule: 'Un regalo: la cápsula del tiempo',
    finalMessage: 'Mensaje final',
  },
  orientations: ({ groom, bride }) => [
    { speaker: 'item', text: `1. Novio: ${groom}` },
    { speaker: 'item', text: '2. Padrinos' },
    { speaker: 'item', text: '3. Niños del cortejo' },
    { speaker: 'item', text: '4. Niña de las flores' },
    { speaker: 'item', text: `5. Novia: ${bride}` },
    direction(
      'Quien oficia espera a que la novia llegue al altar, a que todos se sienten y a que la pareja recobre el aliento; solo entonces empieza.',
    ),
  ],
  rituals,
  finalKissNote: ({ groom, bride }) => [
    direction(
      `Nota para quien oficia: antes del mensaje final hay que dejar libre el centro, para que en la foto del beso aparezcan solo ${spanishAnd(groom, bride)}.`,
    ),
  ],
}
