/** Words for the children of the couple, in the Spanish of Spain (vosotros). */
import { direction, type Piece, says } from '../piece.ts'

export const coupleChildren: Piece = {
  heading: 'La familia que ya estaba',
  name: 'Palabras a los hijos de la pareja',
  acts: ['couple', 'children'],
  props: [
    { what: 'Un regalo pequeño para cada hijo o hija', called: 'los regalos', from: 'couple' },
  ],
  caution:
    'Nadie está obligado a salir ni a hablar; el otro padre o la otra madre puede enterarse mañana de cada palabra.',
  silentMinutes: 1,
  wordings: {
    classic: {
      name: 'Una silla más',
      fits: { children: true },
      lines: [
        direction('Que se acerque solo quien quiera. Agáchate, si puedes.'),
        says('celebrant', 'Nadie conoce esta historia tan de cerca como {children}.'),
        says(
          'celebrant',
          'Hoy nadie viene a ocupar un sitio que ya tiene dueño. Los sitios se quedan como están, y se añade una silla.',
        ),
        says('celebrant', '{first}, {second}, lo que viene se dice mirando a {children}.'),
        says('both', 'Prometemos preguntar y creernos la respuesta.'),
        says('both', 'Prometemos no competir con nadie.'),
        says('both', 'Prometemos ir a los partidos, también con lluvia.'),
        direction('{first} y {second} dan el regalo. El abrazo, solo si sale de los hijos.'),
        says(
          'celebrant',
          'Si apetece un abrazo, ahora. Si no, se choca la mano, que también vale.',
        ),
      ],
    },
  },
}
