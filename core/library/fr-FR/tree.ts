/** Two earths and water for one tree, in French. */
import { direction, type Piece, says } from '../piece.ts'

export const tree: Piece = {
  heading: 'L’arbre',
  acts: ['couple'],
  props: [
    { what: 'Un jeune arbre, déjà en pot', called: 'l’arbre', from: 'couple' },
    { what: 'Deux bocaux de terre meuble', called: 'la terre', from: 'couple' },
    { what: 'Une carafe d’eau', called: 'la carafe d’eau', alsoCalled: ['l’eau'], from: 'planner' },
    {
      what: 'Une serviette pour les mains',
      called: 'la serviette pour les mains',
      from: 'celebrant',
    },
  ],
  music: 'Commence avec la terre ; baisse quand la carafe est reposée.',
  caution:
    'Arbre en pot et terre en bocaux, sans pelle ; qui prend l’avion ou vit en appartement préférera une graine.',
  silentMinutes: 2.5,
  wordings: {
    classic: {
      name: 'Les racines d’abord',
      lines: [
        says(
          'celebrant',
          'Quand on plante un arbre, les premières années sont discrètes. On vient voir, on mesure, rien n’a bougé. C’est qu’il travaille ailleurs, sous nos pieds.',
        ),
        says(
          'celebrant',
          'Voici un peu de terre pour {first}, un peu de terre pour {second}, et de l’eau pour tout le monde. À vous.',
        ),
        direction('{first} et {second} versent la terre et arrosent. Musique.'),
        says(
          'celebrant',
          'S’il perd ses feuilles, ne vous inquiétez pas : ce sera peut-être l’automne. Arrosez, attendez, et parlez-lui un peu. Il paraît que cela aide aussi les couples.',
        ),
      ],
    },
  },
}
