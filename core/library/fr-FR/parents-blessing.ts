/** Those who raised the couple bless them, in French. */
import { direction, type Piece, says } from '../piece.ts'

export const parentsBlessing: Piece = {
  heading: 'La bénédiction des familles',
  acts: ['parents', 'couple'],
  props: [],
  caution:
    'Décider à l’avance qui vient : père, mère, grand-mère, frère ou toute personne qui a compté dans l’enfance ; personne n’a à venir à deux, et personne ne « donne » personne.',
  silentMinutes: 1,
  wordings: {
    classic: {
      name: 'Classique',
      lines: [
        says('celebrant', 'J’invite {thanked} à rejoindre {first} et {second}.'),
        direction(
          'Les familles s’approchent et posent une main sur l’épaule de {first} ou de {second}.',
        ),
        says(
          'celebrant',
          'On demandait autrefois aux familles de donner leurs enfants. {first} et {second} n’ont eu besoin de personne pour venir. La question d’aujourd’hui est plus simple.',
        ),
        says('celebrant', 'Vous, leurs familles, donnez-vous votre bénédiction à ce mariage ?'),
        direction('Les familles répondent : « De tout cœur. »'),
        says(
          'celebrant',
          'Alors, tout bas, dites ce que vous leur souhaitez. Nous n’écoutons pas.',
        ),
        direction('Attendre, loin du micro.'),
        says('celebrant', 'Merci. Vous pouvez retirer vos mains : la chaleur reste.'),
      ],
    },
  },
}
