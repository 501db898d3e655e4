/** What a script needs besides its pieces, in Brazilian Portuguese. */
import { direction, type Frame } from '../piece.ts'

export const frame: Frame = {
  title: 'Cerimônia de casamento de {both}',
  headings: {
    entrances: 'Orientações: ordem de entrada',
    welcome: 'Boas-vindas',
    ceremony: 'A história do casal',
    finalMessage: 'Mensagem final',
  },
  partnerTitles: { bride: 'Noiva', groom: 'Noivo' },
  blankNames: {
    bride: '[nome da noiva]',
    groom: '[nome do noivo]',
    partner: '[nome]',
    celebrant: '[nome de quem celebra]',
    children: '[nomes das crianças]',
    remembered: '[nome de quem faz falta]',
    thanked: '[nome de quem recebe o agradecimento]',
    reader: '[nome de quem lê]',
  },
  usualEntrances: ['Padrinhos', 'Daminhas e pajens', 'Daminha florista, com as pétalas'],
  entersWith: (name, companion) => `${name}, com ${companion}`,
  entranceNotes: [
    direction(
      'Espere a entrada terminar, deixe que o casal respire e que todos se sentem, e só então comece.',
    ),
  ],
}
