/** Thanks to whoever raised the couple, in French. */
import { direction, type Piece, says } from '../piece.ts'

export const parentsThanks: Piece = {
  heading: 'Un merci aux familles',
  name: 'Merci aux parents',
  acts: ['celebrant', 'parents'],
  props: [],
  caution:
    'S’informer au préalable des séparations, des brouilles et des deuils, et du nom que chaque personne préfère entendre ; un prénom oublié blesse plus qu’un silence.',
  silentMinutes: 0.3,
  wordings: {
    ordinaryDays: {
      name: 'Les jours ordinaires',
      lines: [
        says('celebrant', 'Avant {first} et avant {second}, il y a eu {thanked}.'),
        says(
          'celebrant',
          'On ne se souvient pas de tout ce qu’on a reçu. Les lacets refaits. La lampe laissée allumée dans le couloir. La voiture qui attendait devant le gymnase, un mercredi, sous la pluie.',
        ),
        says(
          'celebrant',
          'Rien de tout cela n’a été photographié. Alors {first} et {second} tiennent à le dire au moins une fois devant du monde : merci, {thanked}.',
        ),
        direction('Regarder {thanked} et attendre. Si des bras s’ouvrent, leur laisser le temps.'),
      ],
    },
    embrace: {
      name: 'La première main',
      lines: [
        says(
          'celebrant',
          '{first}, {second}, tout à l’heure vous vous donnerez la main. Ce ne sera pas la première main de votre vie.',
        ),
        says(
          'celebrant',
          'La première vous a fait traverser la rue. Elle a tenu la selle du vélo. Et puis, un matin, elle a lâché la selle, ce qui demande bien du courage.',
        ),
        says('celebrant', 'Allez retrouver {thanked}. Il n’y a rien à dire : ouvrez les bras.'),
        direction('Laisser durer, sans parler par-dessus. Puis le couple revient à sa place.'),
        says('celebrant', 'Vous voyez : on peut lâcher la selle et rester tout près.'),
      ],
    },
  },
}
