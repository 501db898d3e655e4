/** Frame of the script in Portuguese: headings, entrance order, notes. The rituals stand in `rituals.ts`. */
import type { SectionId } from '../../script.ts'
import { type CoupleNames, direction, type ScriptLine } from '../../script-line.ts'
import { type RitualMessages, rituals } from './rituals.ts'

export interface ScriptMessages {
  /** Title of the document. */
  title: (names: CoupleNames) => string
  /** Groom and bride, in this order, joined as the language joins two names (seed section 7). */
  joinedNames: (names: CoupleNames) => string
  /** What stands in a sentence where a name is still missing. */
  blankNames: CoupleNames
  /** The header and the note on the final kiss stand without a heading. */
  headings: Record<Exclude<SectionId, 'header' | 'finalKissNote'>, string>
  /** Entrance order: groom, godparents, children of the procession, flower girl, bride (seed section 7). */
  orientations: (names: CoupleNames) => ScriptLine[]
  rituals: RitualMessages
  /** Asks the celebrant to leave the centre for the photo of the final kiss (seed section 7). */
  finalKissNote: (names: CoupleNames) => ScriptLine[]
}

export const script: ScriptMessages = {
  title: ({ groom, bride }) => `Cerimônia de casamento de ${groom} e ${bride}`,
  joinedNames: ({ groom, bride }) => `${groom} e ${bride}`,
  blankNames: { groom: '[nome do noivo]', bride: '[nome da noiva]' },
  headings: {
    orientations: 'Orientações: ordem de entrada',
    welcome: 'Boas-vindas',
    ceremony: 'Cerimônia',
    ringsMoment: 'Momento das alianças',
    ringVows: 'Troca de alianças',
    personalVows: 'Votos pessoais',
    recordSigning: 'Assinatura simbólica do registro',
    religiousMoment: 'Momento religioso (opcional)',
    sandCeremony: 'Cerimônia das areias',
    timeCapsule: 'Um presente: a cápsula do tempo',
    finalMessage: 'Mensagem final',
  },
  orientations: ({ groom, bride }) => [
    { speaker: 'item', text: `1. Noivo: ${groom}` },
    { speaker: 'item', text: '2. Padrinhos' },
    { speaker: 'item', text: '3. Crianças do cortejo' },
    { speaker: 'item', text: '4. Daminha das flores' },
    { speaker: 'item', text: `5. Noiva: ${bride}` },
    direction(
      'Quem celebra espera a noiva chegar ao altar, deixa que o casal respire e que todos se sentem, e só então começa.',
    ),
  ],
  rituals,
  finalKissNote: ({ groom, bride }) => [
    direction(
      `Lembrete para quem celebra: antes da mensagem final, saia do centro do altar, para que na foto do beijo apareçam apenas ${groom} e ${bride}.`,
    ),
  ],
}
