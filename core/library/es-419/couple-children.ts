/** Words for the children of the couple, in Latin American Spanish (ustedes). */
import { direction, type Piece, says } from '../piece.ts'

export const coupleChildren: Piece = {
  heading: 'La familia que ya estaba',
  name: 'Palabras a los hijos de la pareja',
  acts: ['couple', 'children'],
  props: [
    { what: 'Un regalo pequeño para cada hijo o hija', called: 'los regalos', from: 'couple' },
  ],
  caution:
    'Nadie está obligado a pasar ni a hablar; el otro papá o la otra mamá puede enterarse mañana de cada palabra.',
  silentMinutes: 1,
  wordings: {
    classic: {
      name: 'Una silla más',
      fits: { children: true },
      lines: [
        direction('Que pase al frente solo quien quiera. Agáchate, si puedes.'),
        says('celebrant', 'Nadie conoce esta historia tan de cerca como {children}.'),
        says(
          'celebrant',
          'Hoy nadie viene a quitarle el lugar a nadie. Los lugares se quedan como están, y se agrega una silla.',
        ),
        says('celebrant', '{first}, {second}, lo que viene se dice mirando a {children}.'),
        says('both', 'Prometemos preguntar y creer lo que nos respondan.'),
        says('both', 'Prometemos no competir con nadie.'),
        says('both', 'Prometemos ir a los partidos, aunque llueva.'),
        direction('{first} y {second} dan el regalo. El abrazo, solo si sale de los hijos.'),
        says(
          'celebrant',
          'Si hay ganas de un abrazo, ahora. Si no, se choca la mano, que también cuenta.',
        ),
      ],
    },
  },
}
