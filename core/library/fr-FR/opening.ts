/** Before anybody enters, in French: the telephones. */
import { direction, type Piece, says } from '../piece.ts'

export const opening: Piece = {
  heading: 'Avant l’entrée',
  acts: ['celebrant'],
  props: [],
  caution:
    'En mode silencieux, un réveil sonne quand même : faire tout éteindre, et commencer par son propre téléphone.',
  silentMinutes: 0.2,
  wordings: {
    phonesAway: {
      name: 'Téléphones rangés',
      lines: [
        direction('Avant l’entrée, les invités à leur place et la musique encore basse.'),
        says(
          'celebrant',
          'Bonjour. {both} ont une faveur à vous demander : pendant la cérémonie, laissez dormir vos téléphones.',
        ),
        says(
          'celebrant',
          'Éteints, c’est plus sûr. Le mode silencieux laisse passer les réveils, et tout le monde saura à qui était la petite musique.',
        ),
        says(
          'celebrant',
          'Des photos, il y en aura. Mais d’ici, {first} et {second} aimeraient voir des visages.',
        ),
        direction('Attendre que les appareils disparaissent, puis donner le signal de l’entrée.'),
      ],
    },
    onePhoto: {
      name: 'Une photo, puis on range',
      lines: [
        direction('Avant l’entrée, les invités à leur place et la musique encore basse.'),
        says(
          'celebrant',
          'Bonjour à toutes et à tous. On ne vous le dira pas deux fois : sortez votre téléphone. Prenez la photo que personne d’autre ne fera. Vos chaussures, les chapeaux du rang de devant, le bout de ciel ou de plafond au-dessus de vous.',
        ),
        direction('Laisser une dizaine de secondes.'),
        says(
          'celebrant',
          'C’est fait ? Alors on éteint, et on range. Ce qui vient maintenant, regardez-le avec vos yeux : l’image est meilleure, et la batterie tient plus longtemps.',
        ),
        says('celebrant', 'Nous pouvons commencer.'),
        direction('Donner le signal de l’entrée.'),
      ],
    },
  },
}
