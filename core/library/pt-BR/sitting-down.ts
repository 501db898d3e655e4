/** Lets everybody sit down after the entrance, in Brazilian Portuguese. */
import { direction, type Piece, says } from '../piece.ts'

export const sittingDown: Piece = {
  heading: 'Podem se sentar',
  acts: ['guests'],
  props: [],
  caution: 'É a frase mais esquecida: sem ela, os convidados passam a cerimônia inteira de pé.',
  silentMinutes: 0.3,
  wordings: {
    classic: {
      name: 'Clássico',
      lines: [
        direction('Espere a música terminar e o casal respirar.'),
        says(
          'celebrant',
          'Podem se sentar, por favor, e fiquem à vontade. Daqui em diante, só se levanta quem puder e quiser.',
        ),
      ],
    },
  },
}
