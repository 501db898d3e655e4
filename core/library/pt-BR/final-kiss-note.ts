/** Asks the celebrant to leave the centre for the photo of the final kiss, in Brazilian Portuguese. */
import { direction, type Piece } from '../piece.ts'

export const finalKissNote: Piece = {
  name: 'Lembrete da foto do beijo',
  acts: ['celebrant'],
  props: [],
  silentMinutes: 0,
  wordings: {
    classic: {
      name: 'Clássico',
      lines: [
        direction(
          'Lembrete para quem celebra: antes da mensagem final, saia do centro do altar, para que na foto do beijo apareçam apenas {both}.',
        ),
      ],
    },
  },
}
