/** Both drink from one cup, in French. The words fit wine and grape juice. */
import { direction, type Piece, says } from '../piece.ts'

export const wineCup: Piece = {
  heading: 'La coupe',
  acts: ['couple'],
  props: [
    { what: 'Une coupe', called: 'la coupe', from: 'couple' },
    {
      what: 'Du vin blanc ou du jus de raisin blanc, déjà ouvert',
      called: 'le vin',
      alsoCalled: ['le jus'],
      from: 'couple',
    },
    { what: 'Une serviette en tissu', called: 'la serviette en tissu', from: 'celebrant' },
  ],
  music: 'Commence à la première gorgée ; baisse quand la coupe est reposée.',
  caution:
    'Pas de rouge près d’un vêtement clair ; s’informer avant sur la foi, une grossesse, l’alcool, et ne remplir qu’à moitié.',
  silentMinutes: 1,
  wordings: {
    classic: {
      name: 'Dans le même verre',
      lines: [
        direction('Remplir la coupe à moitié et la montrer aux invités.'),
        says(
          'celebrant',
          'À certaines personnes, on sort un verre propre. D’autres boivent dans le vôtre sans demander, et vous ne le remarquez même plus. Celles-là sont de la maison.',
        ),
        says(
          'celebrant',
          '{first}, {second}, il n’y a ici qu’une seule coupe, et c’est fait exprès. On boit, et on en laisse.',
        ),
        direction(
          '{first} boit et tend la coupe à {second}. Puis une deuxième gorgée, dans l’autre sens.',
        ),
        says(
          'celebrant',
          'Les années où la récolte sera maigre, vous vous rappellerez le geste : on boit, et on en laisse.',
        ),
      ],
    },
  },
}
