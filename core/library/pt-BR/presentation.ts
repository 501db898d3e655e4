/** The couple is presented to the guests, in Brazilian Portuguese. */
import { direction, type Piece, says } from '../piece.ts'

export const presentation: Piece = {
  heading: 'Apresentação do casal',
  acts: ['celebrant', 'couple'],
  props: [],
  caution: 'Pergunte antes com que nomes e em que ordem, e ensaie-os em voz alta.',
  silentMinutes: 0.3,
  wordings: {
    classic: {
      name: 'Clássico',
      lines: [
        direction('O casal se vira para os convidados. Fique de lado.'),
        says(
          'celebrant',
          'A minha última tarefa é a melhor. Com vocês, {first.full} e {second.full}!',
        ),
        direction('Aplauda, dê um passo para trás e espere a música.'),
      ],
    },
  },
}
